import { dayOf } from '#core/clock'
import { type Decimal, decimal, decimalNumber } from '#core/money/decimal'
import { moneyNumber, priceOf } from '#core/money/minor'
import { hundredthsOf } from '#modules/hours/hundredths'
import type { HourlyRate, UnbilledSum } from '#modules/tasks/public'

/** Of an hour, in millionths. */
const HUNDREDTH = 10_000n

/** The unbilled hours of a project as the API shows them. */
export const transformUnbilledSum = (sum: UnbilledSum, timeZone: string) => ({
  project: {
    _id: sum.projectId,
    number: sum.projectNumber,
    name: sum.projectName,
    color: sum.projectColor,
  },
  client: { _id: sum.clientId, name: sum.clientName },
  /** Worked time without breaks. */
  seconds: sum.seconds,
  entries: sum.entries,
  /** Days of the company's zone on which the first and the last entry began. */
  from: dayOf(sum.firstAt, timeZone),
  to: dayOf(sum.lastAt, timeZone),
  /** Net per hour in major units of `currency`; null when neither the project nor its client has a rate. */
  rate: sum.rate && decimalNumber(sum.rate.amount),
  rateOf: sum.rate?.of ?? null,
  currency: sum.rate?.currency ?? null,
  /** Net, of all these hours on one line. */
  amount: sum.rate && amountOf(sum.seconds, sum.rate),
})

function amountOf(seconds: number, { amount: price, currency }: HourlyRate) {
  const [hundredths = 0] = hundredthsOf([{ seconds }])
  const quantity: Decimal = decimal(BigInt(hundredths) * HUNDREDTH)
  return moneyNumber(priceOf({ quantity, price, discount: decimal(0n) }, currency), currency)
}
