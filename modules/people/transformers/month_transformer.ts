import { addDays, type Day } from '#core/clock'
import type { Caller } from '#core/http/caller'
import { mondayOf } from '#modules/people/calendar/targets'
import type { WorkWeek } from '#modules/people/models/work_week'
import type { CalendarDay, readCalendar } from '#modules/people/queries/calendar'
import { transformAbsence } from './absence_transformer.js'
import { transformWeek } from './week_transformer.js'

type Viewer = Pick<Caller, 'userId' | 'role'>

interface Month {
  month: string
  calendar: Awaited<ReturnType<typeof readCalendar>>
  weeks: readonly WorkWeek[]
}

/** A month of somebody's working time with the weeks that it touches. Seconds everywhere. */
export function transformMonth({ month, calendar, weeks }: Month, caller: Viewer) {
  const { days, hasTargets, overtimeSeconds, overtimeUntil, region } = calendar
  const ofMonth = days.filter(({ day }) => day.startsWith(month))
  const byWeek = Map.groupBy(days, ({ day }) => mondayOf(day))
  return {
    month,
    /** A code of the region whose public holidays apply; empty for none. */
    holidayRegion: region,
    /** Without targets there is no balance. */
    hasTargets,
    targetSeconds: sumOf(ofMonth, 'targetSeconds'),
    workedSeconds: sumOf(ofMonth, 'workedSeconds'),
    /** Worked less target since the first target, up to the end of `overtimeUntil`. */
    overtimeSeconds,
    overtimeUntil,
    days: ofMonth.map((day) => transformDay(day, caller)),
    weeks: [...byWeek].map(([start, ofWeek]) => ({
      weekStart: start,
      weekEnd: addDays(start, 6),
      targetSeconds: sumOf(ofWeek, 'targetSeconds'),
      workedSeconds: sumOf(ofWeek, 'workedSeconds'),
      warnings: ofWeek.reduce((sum, { warnings }) => sum + warnings.length, 0),
      submission: submissionOf(weeks, start),
    })),
  }
}

function submissionOf(weeks: readonly WorkWeek[], start: Day) {
  const week = weeks.find(({ startsOn }) => startsOn === start)
  return week ? transformWeek(week) : null
}

const transformDay = ({ absence, ...day }: CalendarDay, caller: Viewer) => ({
  date: day.day,
  targetSeconds: day.targetSeconds,
  workedSeconds: day.workedSeconds,
  holiday: day.holiday,
  absence: absence && transformAbsence(absence, caller),
  warnings: day.warnings,
})

const sumOf = (days: readonly CalendarDay[], key: 'targetSeconds' | 'workedSeconds') =>
  days.reduce((sum, day) => sum + day[key], 0)
