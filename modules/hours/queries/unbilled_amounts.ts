import type { CompanyScope } from '#core/http/caller'
import { type Decimal, decimal } from '#core/money/decimal'
import { type Minor, priceOf } from '#core/money/minor'
import { sumsByCurrency } from '#core/money/sums_by_currency'
import { hundredthsOf } from '#modules/hours/hundredths'
import { keptUnbilledSums } from '#modules/hours/queries/kept_sums'
import type { HourlyRate, UnbilledSum } from '#modules/tasks/public'

/** Of an hour, in millionths. */
const HUNDREDTH = 10_000n

/** The net price of unbilled hours at their rate, on one line. */
function amountOf(seconds: number, { amount: price, currency }: HourlyRate): Minor {
  const [hundredths = 0] = hundredthsOf([{ seconds }])
  const quantity: Decimal = decimal(BigInt(hundredths) * HUNDREDTH)
  return priceOf({ quantity, price, discount: decimal(0n) }, currency)
}

/**
 * The net value of a project's unbilled hours by currency: the amount that an invoice has which bills them without any
 * further wish, with a line for each task and price and rounded by the rule of the project.
 */
export function amountsOf({ parts }: Pick<UnbilledSum, 'parts'>): Map<string, Minor> {
  const lines = Map.groupBy(
    parts.filter(({ rate }) => rate !== null),
    ({ taskId, rate }) => `${taskId} ${rate?.amount} ${rate?.currency}`
  )
  return sumsByCurrency(
    [...lines.values()].flatMap((line) => {
      const rate = line[0]?.rate
      const seconds = line.reduce((sum, { roundedSeconds }) => sum + roundedSeconds, 0)
      return rate ? [[rate.currency, amountOf(seconds, rate)] as const] : []
    })
  )
}

/** The net value of unbilled hours by project, in minor units of one currency; without hours that an order pays for. */
export async function unbilledAmounts(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  currency: string
): Promise<Map<string, Minor>> {
  const sums = await keptUnbilledSums(company)
  return new Map(
    sums.flatMap((sum) => {
      const amount = amountsOf(sum).get(currency)
      return amount === undefined || sum.isCovered ? [] : [[sum.projectId, amount] as const]
    })
  )
}
