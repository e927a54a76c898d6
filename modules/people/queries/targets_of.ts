import { addDays, type Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import {
  absentHalves,
  plannedSeconds,
  type Terms,
  targetSeconds,
} from '#modules/people/calendar/targets'
import { publicHolidays, regionOf } from '#modules/people/holidays/public_holidays'
import { Absence } from '#modules/people/models/absence'
import { readTermsOf } from '#modules/people/queries/terms'
import { readCompanySettings } from '#modules/settings/public'

interface Period {
  from: Day
  to: Day
}

/** Seconds to work by day. */
export type Targets = ReadonlyMap<Day, number>

/**
 * Seconds that people are to work on each day from `from` to `to`, both included. Public holidays and approved absences
 * are taken off. People without weekly hours are left out. The number of people changes no number of statements.
 */
export async function readTargetsOf(
  company: CompanyScope,
  userIds: readonly string[],
  { from, to }: Period
): Promise<Map<string, Targets>> {
  const [people, settings, absences] = await Promise.all([
    readTermsOf(company, userIds),
    readCompanySettings(company),
    Absence.of(company)
      .whereIn('userId', [...userIds])
      .where({ status: 'approved' })
      .where('startsOn', '<=', to)
      .where('endsOn', '>=', from),
  ])
  const targets = new Map<string, Targets>()
  for (const [userId, { terms, employment }] of people) {
    if (terms.patterns.length === 0) continue
    const region = regionOf(employment.holidayRegion, settings)
    const isHoliday = async (day: Day) =>
      (await publicHolidays(region, Number(day.slice(0, 4)), company.language)).has(day)
    const own = absences.filter((absence) => absence.userId === userId)
    targets.set(userId, await targetsOf(terms, { from, to }, { isHoliday, absences: own }))
  }
  return targets
}

/** As readTargetsOf, for one person; null without weekly hours. */
export async function readTargets(company: CompanyScope, userId: string, period: Period) {
  return (await readTargetsOf(company, [userId], period)).get(userId) ?? null
}

interface FreeTime {
  isHoliday: (day: Day) => Promise<boolean>
  absences: Absence[]
}

async function targetsOf(terms: Terms, { from, to }: Period, { isHoliday, absences }: FreeTime) {
  const targets = new Map<Day, number>()
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const halves = absences.reduce((sum, absence) => sum + absentHalves(absence, day), 0)
    const planned = plannedSeconds(terms, day)
    targets.set(day, targetSeconds(planned, { isHoliday: await isHoliday(day), halves }))
  }
  return targets
}

export const sumOf = (targets: Targets) =>
  [...targets.values()].reduce((sum, seconds) => sum + seconds, 0)
