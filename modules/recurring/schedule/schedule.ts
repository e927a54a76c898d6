import type { Day } from '#core/clock'

export const UNITS = ['day', 'week', 'month', 'year'] as const
export const DAY_RULES = ['date', 'lastDay', 'weekday', 'twoDays'] as const
/** The last one of a month. */
export const LAST = -1

/** When a recurring invoice comes. Days are days of the company's time zone. */
export interface Schedule {
  /** Nothing comes before it; every date is counted from it, so that none drifts. */
  startOn: Day
  /** Interval in units. */
  every: number
  unit: (typeof UNITS)[number]
  /** Which day of the month; of days and weeks always `date`. */
  on: (typeof DAY_RULES)[number]
  /** Day of the month for `date` and the first of `twoDays`; null for the day of `startOn`. */
  day: number | null
  /** The later one of `twoDays`. */
  secondDay: number | null
  /** For `weekday`: 1 to 4, or LAST. */
  nth: number | null
  /** 1 is Monday, 7 is Sunday. */
  weekday: number | null
}

export const SERVICE_PERIODS = ['none', 'ahead', 'behind', 'month', 'monthBefore'] as const

/**
 * The service period of an invoice: none but its date, the time from its date to the next, the time since the one
 * before, the month of its date, or the month before that.
 */
export type ServicePeriod = (typeof SERVICE_PERIODS)[number]
