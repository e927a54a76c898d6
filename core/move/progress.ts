/** The steps of a move; `snapshot`, `wait` and `change` only while a server runs. */
export type MoveStep = 'snapshot' | 'prepare' | 'copy' | 'compare' | 'wait' | 'change' | 'verify'

/** A step, with the rows that it has gone through and of how many. */
export interface Progress {
  step: MoveStep
  table?: string
  rows?: number
  of?: number
}

export type OnProgress = (progress: Progress) => void
