import { addDays, type Day, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { type LocalDay, localDays, secondsByDay } from '#modules/people/calendar/seconds_by_day'
import {
  absentHalves,
  firstDayOf,
  plannedSeconds,
  targetSeconds,
} from '#modules/people/calendar/targets'
import { type Warning, warningsByDay } from '#modules/people/calendar/working_time_law'
import {
  type PublicHolidays,
  publicHolidays,
  regionOf,
} from '#modules/people/holidays/public_holidays'
import { Absence } from '#modules/people/models/absence'
import { readTerms } from '#modules/people/queries/terms'
import { readCompanySettings } from '#modules/settings/public'
import { readTimeSpans } from '#modules/tasks/public'

export interface CalendarDay {
  day: Day
  plannedSeconds: number
  targetSeconds: number
  workedSeconds: number
  holiday: string | null
  /** Approved or requested; the first one of the day. */
  absence: Absence | null
  warnings: Warning[]
}

interface Wish {
  userId: string
  /** Whether the German limits of working time apply: not to owners, who are no employees. */
  isEmployed: boolean
  from: Day
  to: Day
  /** The last day whose hours count as overtime. */
  overtimeTo: Day
  language: Language
}

/** The days of a person with target and worked time, and the overtime since the first target. */
export async function readCalendar(company: CompanyScope, wish: Wish) {
  const { userId, from, to, language } = wish
  const [{ terms, employment }, settings, absences] = await Promise.all([
    readTerms(company, userId),
    readCompanySettings(company),
    absencesOf(company, userId),
  ])
  const begin = firstDayOf(terms)
  const region = regionOf(employment.holidayRegion, settings)
  const first = begin !== null && begin < from ? begin : from
  const days = localDays(first, to, company.timeZone)
  const [holidays, spans] = await Promise.all([
    holidaysOf(region, days, language),
    readTimeSpans(company, userId, { from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 }),
  ])
  const worked = secondsByDay(spans, days)
  const isUnderLaw = wish.isEmployed && region.startsWith('DE')
  const warnings = isUnderLaw ? warningsByDay(days, spans, worked) : new Map<Day, Warning[]>()
  const calendar = days.map(({ day }): CalendarDay => {
    const ofDay = absences.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
    const halves = ofDay
      .filter(({ status }) => status === 'approved')
      .reduce((sum, absence) => sum + absentHalves(absence, day), 0)
    const planned = plannedSeconds(terms, day)
    const holiday = holidays.get(day) ?? null
    return {
      day,
      plannedSeconds: planned,
      targetSeconds: targetSeconds(planned, { isHoliday: holiday !== null, halves }),
      workedSeconds: worked.get(day) ?? 0,
      holiday,
      absence: ofDay.at(0) ?? null,
      warnings: warnings.get(day) ?? [],
    }
  })
  const overtimeUntil = earlier(wish.overtimeTo, addDays(today(company.timeZone), -1))
  return {
    days: calendar.filter(({ day }) => day >= from),
    region,
    hasTargets: begin !== null,
    overtimeUntil,
    overtimeSeconds:
      begin === null ? null : overtime(calendar, { begin, until: overtimeUntil, employment }),
  }
}

/** Worked less target from the first target on. Today does not count: it is not over. */
function overtime(
  days: readonly CalendarDay[],
  { begin, until, employment }: { begin: Day; until: Day; employment: { openingMinutes: number } }
) {
  return days
    .filter(({ day }) => day >= begin && day <= until)
    .reduce(
      (sum, day) => sum + day.workedSeconds - day.targetSeconds,
      Number(employment.openingMinutes) * 60
    )
}

const earlier = (a: Day, b: Day) => (a < b ? a : b)

const absencesOf = (company: CompanyScope, userId: string): Promise<Absence[]> =>
  Absence.of(company).where('userId', userId).whereNot('status', 'refused').orderBy('startsOn')

/** Public holidays of all years that some days touch. */
export async function holidaysOf(
  region: string,
  days: readonly Pick<LocalDay, 'day'>[],
  language: Language
): Promise<PublicHolidays> {
  const years = [...new Set(days.map(({ day }) => Number(day.slice(0, 4))))]
  const each = await Promise.all(years.map((year) => publicHolidays(region, year, language)))
  return new Map(each.flatMap((holidays) => [...holidays]))
}
