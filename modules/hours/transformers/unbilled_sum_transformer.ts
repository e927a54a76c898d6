import { dayOf } from '#core/clock'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import { amountOf } from '#modules/hours/queries/unbilled_amounts'
import type { UnbilledSum } from '#modules/tasks/public'

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
  /** The estimate or proposal that the project was made from pays for it: not offered for billing. */
  isCovered: sum.isCovered,
  /** Days of the company's zone on which the first and the last entry began. */
  from: dayOf(sum.firstAt, timeZone),
  to: dayOf(sum.lastAt, timeZone),
  /** Net per hour in major units of `currency`; null when neither the project nor its client has a rate. */
  rate: sum.rate && decimalNumber(sum.rate.amount),
  rateOf: sum.rate?.of ?? null,
  currency: sum.rate?.currency ?? null,
  /** Net, of all these hours on one line. */
  amount: sum.rate && moneyNumber(amountOf(sum.seconds, sum.rate), sum.rate.currency),
})
