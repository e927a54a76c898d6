import { addDays, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { mondayOf } from '#modules/people/calendar/targets'
import { readTargets, sumOf } from '#modules/people/queries/targets_of'

/** Seconds that a person is to work today and in this week, Monday to Sunday; null without weekly hours. */
export async function readOwnTargets(company: CompanyScope, userId: string) {
  const day = today(company.timeZone)
  const monday = mondayOf(day)
  const targets = await readTargets(company, userId, { from: monday, to: addDays(monday, 6) })
  return targets && { today: targets.get(day) ?? 0, week: sumOf(targets) }
}
