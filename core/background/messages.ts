import type { LiveEvent } from '#core/live/live_event'

/** From the server to its background process. */
export type ToBackground =
  /** Do a portion of this work. */
  | { kind: 'run'; work: string }
  /** Transactions may begin. */
  | { kind: 'turn' }
  /** Somebody else waits for the turn. */
  | { kind: 'wanted' }

/** From the background process to its server. */
export type FromBackground =
  /** A portion is done. */
  | { kind: 'portion'; work: string; isMore: boolean }
  | { kind: 'failure'; work: string; error: Error }
  /** A transaction waits for its turn. */
  | { kind: 'ask' }
  /** The turn is over. */
  | { kind: 'leave' }
  /** Effects of stored changes, which begin in the server. */
  | Effects

export interface Effects {
  kind: 'effects'
  /** For open browsers and terminals. */
  events: LiveEvent[]
  hasMail: boolean
  /** Names of works that are to be looked for at once. */
  wakeUps: string[]
}
