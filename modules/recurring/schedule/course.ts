import { addDays, type Day, dayOf, type Instant } from '#core/clock'
import { dueAt, indexFrom, occurrence } from './occurrences.js'
import type { Schedule } from './schedule.js'

/** How far a recurring invoice has come, and where it ends. */
export interface Course {
  schedule: Schedule
  /** Number of the next date. */
  nextIndex: number
  runsMade: number
  /** No date after this day. */
  endsOn: Day | null
  /** Number of invoices after which it ends. */
  endsAfter: number | null
}

/** Whether a date comes, as far as end day and number of invoices say. */
export function comes(course: Course, index: number): boolean {
  const { schedule, nextIndex, runsMade, endsOn, endsAfter } = course
  if (endsAfter !== null && runsMade + (index - nextIndex) >= endsAfter) return false
  return endsOn === null || occurrence(schedule, index) <= endsOn
}

/** How many dates are due at a moment, from the next one on. */
export function datesDue(course: Course, timeZone: string, at: Instant): number {
  const { schedule, nextIndex, runsMade, endsOn, endsAfter } = course
  const today = dayOf(at, timeZone)
  const last = dueAt(today, timeZone) <= at ? today : addDays(today, -1)
  const until = indexFrom(schedule, addDays(endsOn !== null && endsOn < last ? endsOn : last, 1))
  const most = endsAfter === null ? Number.POSITIVE_INFINITY : endsAfter - runsMade
  return Math.max(0, Math.min(until - nextIndex, most))
}

/** The same course without what lies before a day: where it goes on once that is left out. */
export function courseFrom(course: Course, day: Day): Course {
  const { schedule, nextIndex, runsMade, endsOn, endsAfter } = course
  const first = Math.max(indexFrom(schedule, day), nextIndex)
  return { schedule, nextIndex: first, runsMade, endsOn, endsAfter }
}
