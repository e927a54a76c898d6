/** `notice` asks for attention and breaks nothing; `trouble` does, or soon will. */
export type CheckState = 'fine' | 'notice' | 'trouble'

/** The result of a check. The sentences for a code are in the texts, `findings.<code>`. */
export interface Finding {
  state: CheckState
  /** Stable, for scripts. */
  code: string
  values: Record<string, string | number>
}

/** One question about the installation. It changes nothing. */
export interface Check {
  name: string
  /** Takes seconds, or reads much: only `node ace doctor` does it. */
  isThorough?: boolean
  /** Says nothing while the database does not answer. */
  readsDatabase?: boolean
  /**
   * Super admins get a mail when it finds trouble, and another one when that is over; `whenOver` only the latter,
   * because the trouble holds mails up.
   */
  mails?: 'both' | 'whenOver'
  /** @returns undefined when the question does not arise in this installation */
  look(): Promise<Finding | undefined>
}

type Values = Finding['values']

export const fine = (code: string, values: Values = {}): Finding => ({
  state: 'fine',
  code,
  values,
})

export const notice = (code: string, values: Values = {}): Finding => ({
  state: 'notice',
  code,
  values,
})

export const trouble = (code: string, values: Values = {}): Finding => ({
  state: 'trouble',
  code,
  values,
})
