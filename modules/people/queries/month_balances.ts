import { addDays, type Day, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { readTargetsOf, sumOf } from '#modules/people/queries/targets_of'
import { readTrackedSeconds } from '#modules/tasks/public'

/**
 * By how many seconds people are above their targets, negative below, in the month of yesterday up to and including
 * yesterday: today is not over. People without weekly hours are left out.
 */
export async function readMonthBalances(
  company: CompanyScope,
  userIds: readonly string[]
): Promise<Map<string, number>> {
  const period = monthUntilYesterday(company)
  const [worked, targets] = await Promise.all([
    readTrackedSeconds(company, period),
    readTargetsOf(company, userIds, period),
  ])
  const secondsOf = (id: string) => worked.find(({ userId }) => userId === id)?.seconds ?? 0
  return new Map([...targets].map(([id, days]) => [id, secondsOf(id) - sumOf(days)]))
}

function monthUntilYesterday({ timeZone }: CompanyScope): { from: Day; to: Day } {
  const to = addDays(today(timeZone), -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
