import { type Day, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { RecurringDatesInput } from '#modules/expenses/validators/recurring_expense'
import { type Course, comes, indexFrom, occurrence, readSchedule } from '#modules/recurring/public'

import { countPast } from './record_past.js'

const MOST_DATES = 12

/** The next twelve dates, or fewer when it ends before. */
export function comingDates(course: Course): Day[] {
  const dates: Day[] = []
  const { schedule, nextIndex } = course
  for (let index = nextIndex; index < nextIndex + MOST_DATES && comes(course, index); index++) {
    dates.push(occurrence(schedule, index))
  }
  return dates
}

/**
 * The same for a recurring expense that is being written, with the number of dates before today.
 * @throws FieldError 422 as readSchedule
 */
export function datesOf({ timeZone }: CompanyScope, input: RecurringDatesInput) {
  const schedule = readSchedule(input.schedule)
  const { endsOn = null, endsAfter = null } = input
  const present = today(timeZone)
  const course = {
    schedule,
    nextIndex: indexFrom(schedule, present),
    runsMade: 0,
    endsOn,
    endsAfter,
  }
  return { dates: comingDates(course), past: countPast(course, present) }
}
