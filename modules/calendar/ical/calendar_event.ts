import type { Day, Instant } from '#core/clock'

/** An event of a calendar. */
export interface CalendarEvent {
  /** The same in every answer, different from all others. */
  uid: string
  /** When its record was created. */
  stampedAt: Instant
  /** A time of the clock, or whole days, both included. */
  time: { from: Instant; to: Instant } | { firstDay: Day; lastDay: Day }
  title: string
  description?: string
  /** Marks a day without making its person busy. */
  isFree?: boolean
}
