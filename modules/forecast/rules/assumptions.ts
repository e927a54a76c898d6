import type { Day } from '#core/clock'
import type { PaymentHabits } from '#modules/ledger/public'

/** When clients pay: on the due date, or as late as each of them usually does. */
export const TIMINGS = ['due', 'habit'] as const
export type Timing = (typeof TIMINGS)[number]

export const MOODS = ['expected', 'optimistic', 'pessimistic'] as const
export type Mood = (typeof MOODS)[number]

/** In percent, how likely money is to come that is not due yet; `late` is for what is long overdue. */
export interface Weights {
  drafts: number
  accepted: number
  offers: number
  hours: number
  late: number
}

export interface Assumptions {
  today: Day
  by: Timing
  weights: Weights
  habits: PaymentHabits
}
