import { addDays, type Day, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import {
  absentHalves,
  mondayOf,
  plannedSeconds,
  targetSeconds,
} from '#modules/people/calendar/targets'
import { publicHolidays, regionOf } from '#modules/people/holidays/public_holidays'
import { Absence } from '#modules/people/models/absence'
import { readTerms } from '#modules/people/queries/terms'
import { readCompanySettings } from '#modules/settings/public'

/** Seconds that a person is to work today and in this week, Monday to Sunday; null without weekly hours. */
export async function readOwnTargets(company: CompanyScope, userId: string) {
  const day = today(company.timeZone)
  const monday = mondayOf(day)
  const sunday = addDays(monday, 6)
  const [{ terms, employment }, settings, absences] = await Promise.all([
    readTerms(company, userId),
    readCompanySettings(company),
    Absence.of(company)
      .where({ userId, status: 'approved' })
      .where('startsOn', '<=', sunday)
      .where('endsOn', '>=', monday),
  ])
  if (terms.patterns.length === 0) return null
  const region = regionOf(employment.holidayRegion, settings)
  const targetOf = async (each: Day) => {
    const holidays = await publicHolidays(region, Number(each.slice(0, 4)), company.language)
    const halves = absences.reduce((sum, absence) => sum + absentHalves(absence, each), 0)
    return targetSeconds(plannedSeconds(terms, each), { isHoliday: holidays.has(each), halves })
  }
  const week = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6].map((step) => targetOf(addDays(monday, step)))
  )
  return { today: await targetOf(day), week: week.reduce((sum, seconds) => sum + seconds, 0) }
}
