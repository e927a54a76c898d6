import { addDays, type Day, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { readTargets, sumOf } from '#modules/people/queries/targets_of'
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
  const worked = await readTrackedSeconds(company, period)
  const balances = await Promise.all(
    userIds.map(async (userId) => {
      const targets = await readTargets(company, userId, period)
      const seconds = worked.find((one) => one.userId === userId)?.seconds ?? 0
      return targets && ([userId, seconds - sumOf(targets)] as const)
    })
  )
  return new Map(balances.filter((balance) => balance !== null))
}

function monthUntilYesterday({ timeZone }: CompanyScope): { from: Day; to: Day } {
  const to = addDays(today(timeZone), -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
