import { addDays, type Day, today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE } from '#core/money/decimal'
import { minor, moneyNumber } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import { endOfDay, type ProjectWork, readWorkByProject, startOfDay } from '#modules/tasks/public'

const SECONDS_OF_HOUR = 3600n

/** Hours of a person by project; with their value for owners. @param period days, the last twelve months without them */
export async function readStatistics(
  { company, caller }: CompanyContext,
  userId: string,
  { from, to }: { from?: Day | undefined; to?: Day | undefined }
) {
  const last = to ?? today(company.timeZone)
  const first = from ?? addDays(last, -364)
  const work = await readWorkByProject(company, userId, {
    from: startOfDay(first, company.timeZone),
    to: endOfDay(last, company.timeZone),
  })
  const sum = (key: 'seconds' | 'billableSeconds') =>
    work.reduce((total, each) => total + each[key], 0)
  return {
    from: first,
    to: last,
    seconds: sum('seconds'),
    billableSeconds: sum('billableSeconds'),
    projects: work.map((each) => ({
      projectId: each.projectId,
      name: each.projectName,
      color: each.projectColor,
      seconds: each.seconds,
      billableSeconds: each.billableSeconds,
    })),
    value: caller.role === 'owner' ? worthOf(work) : null,
  }
}

/** The net value of billable hours at their rates, by currency. */
function worthOf(work: readonly ProjectWork[]) {
  const sums = new Map<string, bigint>()
  for (const { rate, seconds } of work.flatMap(({ parts }) => parts)) {
    if (!rate || seconds === 0) continue
    const units = 10n ** BigInt(exponentOf(rate.currency))
    const amount = roundedQuotient(
      BigInt(seconds) * rate.amount * units,
      SECONDS_OF_HOUR * DECIMAL_ONE
    )
    sums.set(rate.currency, (sums.get(rate.currency) ?? 0n) + amount)
  }
  return [...sums].map(([currency, amount]) => ({
    currency,
    amount: moneyNumber(minor(amount), currency),
  }))
}
