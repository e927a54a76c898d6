import { addDays, type Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { absentHalves, plannedSeconds, targetSeconds } from '#modules/people/calendar/targets'
import { publicHolidays, regionOf } from '#modules/people/holidays/public_holidays'
import { Absence } from '#modules/people/models/absence'
import { readTerms } from '#modules/people/queries/terms'
import { readCompanySettings } from '#modules/settings/public'

/**
 * Seconds that a person is to work on each day from `from` to `to`, both included; null without weekly hours. Public
 * holidays and approved absences are taken off.
 */
export async function readTargets(
  company: CompanyScope,
  userId: string,
  { from, to }: { from: Day; to: Day }
): Promise<Map<Day, number> | null> {
  const [{ terms, employment }, settings, absences] = await Promise.all([
    readTerms(company, userId),
    readCompanySettings(company),
    Absence.of(company)
      .where({ userId, status: 'approved' })
      .where('startsOn', '<=', to)
      .where('endsOn', '>=', from),
  ])
  if (terms.patterns.length === 0) return null
  const region = regionOf(employment.holidayRegion, settings)
  const targets = new Map<Day, number>()
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const holidays = await publicHolidays(region, Number(day.slice(0, 4)), company.language)
    const halves = absences.reduce((sum, absence) => sum + absentHalves(absence, day), 0)
    const planned = plannedSeconds(terms, day)
    targets.set(day, targetSeconds(planned, { isHoliday: holidays.has(day), halves }))
  }
  return targets
}

export const sumOf = (targets: ReadonlyMap<Day, number>) =>
  [...targets.values()].reduce((sum, seconds) => sum + seconds, 0)
