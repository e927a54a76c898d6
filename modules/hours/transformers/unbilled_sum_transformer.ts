import { dayOf } from '#core/clock'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import { amountsOf } from '#modules/hours/queries/unbilled_amounts'
import { byRate, type UnbilledSum } from '#modules/tasks/public'

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
  /** The same as it is billed, by the rule of the project or of the company. */
  roundedSeconds: sum.roundedSeconds,
  entries: sum.entries,
  /** The estimate or proposal that the project was made from pays for it: not offered for billing. */
  isCovered: sum.isCovered,
  /** A retainer pays for it, and its runs bill what exceeds its hours. */
  isRetained: sum.isRetained,
  /** Days of the company's zone on which the first and the last entry began. */
  from: dayOf(sum.firstAt, timeZone),
  to: dayOf(sum.lastAt, timeZone),
  /** Its time by rate, net per hour in major units; none for time without a rate. */
  rates: byRate(sum.parts).flatMap(({ rate, seconds }) =>
    rate
      ? [{ rate: decimalNumber(rate.amount), currency: rate.currency, rateOf: rate.of, seconds }]
      : []
  ),
  /** Net by currency, as a draft has it that bills these hours without further wishes. */
  amounts: [...amountsOf(sum)].map(([currency, amount]) => ({
    currency,
    amount: moneyNumber(amount, currency),
  })),
})
