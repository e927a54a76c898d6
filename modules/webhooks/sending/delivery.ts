import type { Instant } from '#core/clock'

/** The work of the clock that sends. */
export const DELIVERING = 'webhooks.deliver'

/** Why an attempt failed: the call itself, a status that is no success, or the endpoint was switched off before. */
export type Failure =
  | 'address'
  | 'unreachable'
  | 'redirect'
  | 'too_large'
  | 'too_slow'
  | 'broken_answer'
  | 'status'
  | 'secret'
  | 'switched_off'

/** A delivery that this process has claimed. */
export interface ClaimedDelivery {
  company_id: string
  id: string
  endpoint_id: string
  event_id: string
  attempts: number
  fence: number
}

/** The result of one attempt. */
export interface Attempt {
  at: Instant
  /** Milliseconds */
  duration: number
  status: number | null
  failure: Failure | ''
  /** The beginning of the answer. */
  answer: string
}
