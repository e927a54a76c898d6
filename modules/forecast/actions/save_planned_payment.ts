import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { foldText } from '#core/database/search'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { amountForAudit } from '#modules/documents/public'
import { PlannedPayment } from '#modules/forecast/models/planned_payment'
import { transformPlannedPayment } from '#modules/forecast/transformers/planned_payment_transformer'
import type { PlannedPaymentInput } from '#modules/forecast/validators/forecast'
import { readSchedule } from '#modules/recurring/public'
import { amountAt } from './amount_at.js'

/** Most planned payments of a company. */
const MOST = 500

/** Only inside inTx. @throws 409 `too_many_planned`, 422 as fill */
export async function addPlannedPayment(company: CompanyScope, input: PlannedPaymentInput) {
  const existing = await PlannedPayment.of(company).select('id').limit(MOST)
  if (existing.length >= MOST)
    throw conflict('forecast.too_many_planned', { values: { most: MOST } })
  const payment = PlannedPayment.for(company).merge({ createdAt: now(), version: 1 })
  fill(payment, company, input)
  await payment.save()
  await record(payment, 'forecast.planned_added')
  return payment
}

/** Only inside inTx, with the payment locked. @throws 409 `version_conflict`, 422 as fill */
export async function changePlannedPayment(
  company: CompanyScope,
  payment: PlannedPayment,
  input: PlannedPaymentInput
) {
  if (input.version !== undefined && input.version !== payment.version) {
    throw conflict('version_conflict', { extra: { current: transformPlannedPayment(payment) } })
  }
  fill(payment, company, input)
  payment.version += 1
  await payment.save()
  await record(payment, 'forecast.planned_changed')
}

/** Only inside inTx, with the payment locked. */
export async function removePlannedPayment(payment: PlannedPayment) {
  await payment.delete()
  await record(payment, 'forecast.planned_removed')
}

/** @throws FieldError 422 `ends_before`, an amount that the currency cannot have, and as readSchedule */
function fill(payment: PlannedPayment, { currency }: CompanyScope, input: PlannedPaymentInput) {
  const { date, endsOn = null, schedule, vendor } = input
  if (endsOn && endsOn < date) throw new FieldError('endsOn', 'forecast.ends_before')
  payment.merge({
    name: input.name,
    kind: input.kind,
    direction: input.direction,
    currency,
    amount: amountAt('amount', input.amount, currency),
    startsOn: date,
    endsOn: schedule ? endsOn : null,
    schedule: schedule ? readSchedule({ ...schedule, startOn: date }) : null,
    vendor: vendor ?? '',
    foldedVendor: foldText(vendor ?? ''),
  })
}

async function record(payment: PlannedPayment, action: string) {
  const { id, companyId, name, amount, currency, startsOn } = payment
  await audit({
    companyId,
    action,
    subject: { type: 'plannedPayment', id },
    details: { name, ...amountForAudit(amount, currency), date: startsOn },
  })
  publish(companyId, { kind: 'forecast', id })
}
