import { moneyNumber } from '#core/money/minor'
import type { PlannedPayment } from '#modules/forecast/models/planned_payment'

/** A planned payment, its amount in major units of `currency`. */
export const transformPlannedPayment = (payment: PlannedPayment) => ({
  _id: payment.id,
  name: payment.name,
  kind: payment.kind,
  direction: payment.direction,
  currency: payment.currency,
  amount: moneyNumber(payment.amount, payment.currency),
  /** The day of a single payment, the first of a recurring one. */
  date: payment.startsOn,
  endsOn: payment.endsOn,
  schedule: payment.schedule,
  vendor: payment.vendor,
  version: payment.version,
})
