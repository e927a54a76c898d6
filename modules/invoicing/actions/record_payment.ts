import { now, today } from '#core/clock'
import { afterCommit } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { boundInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, minor, moneyNumber, moneyOf } from '#core/money/minor'
import { amountForAudit } from '#modules/documents/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { setPaid } from '#modules/invoicing/actions/set_paid'
import PaymentRecorded from '#modules/invoicing/events/payment_recorded'
import { isOpen } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { PaymentRow } from '#modules/invoicing/transformers/payment_transformer'

export interface PaymentInput {
  amount: Decimal
  date?: string | null
  method?: string | null
  note?: string | null
}

/**
 * Records money received for an issued invoice. Only inside inTx.
 * @param invoice locked, so that of payments that come at once only those are accepted that fit together
 * @throws 409 `payment_exceeds_open` with `open`, 409 `not_payable`, 422 for an amount the currency cannot have
 */
export async function recordPayment(
  company: CompanyScope,
  invoice: Invoice,
  input: PaymentInput
): Promise<PaymentRow> {
  const { currency } = invoice
  const amount = amountIn(currency, input.amount)
  assertPayable(invoice, amount)
  await setPaid(invoice, minor(invoice.paid + amount))

  const payment = {
    company_id: company.id,
    id: newId(),
    invoice_id: invoice.id,
    currency,
    amount,
    paid_on: input.date ?? today(company.timeZone),
    method: input.method ?? 'bankTransfer',
    note: input.note ?? '',
    created_at: now(),
  }
  await insertRows('payments', [{ ...payment, amount: boundInteger(amount) }])
  await recordChange(invoice, 'invoice.payment_recorded', {
    paymentId: payment.id,
    date: payment.paid_on,
    method: payment.method,
    ...amountForAudit(amount, currency),
  })
  const event = { companyId: company.id, invoiceId: invoice.id, id: payment.id, amount, currency }
  afterCommit(() => PaymentRecorded.dispatch(event))
  return payment
}

function amountIn(currency: string, given: Decimal): Minor {
  try {
    return moneyOf(given, currency)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError('amount', 'invoicing.amount_too_precise', { values: { currency } })
  }
}

function assertPayable({ kind, status, total, paid, currency }: Invoice, amount: Minor) {
  if (kind !== 'invoice' || (!isOpen(status) && status !== 'Paid')) {
    throw conflict('invoicing.not_payable', { extra: { status } })
  }
  if (paid + amount <= total) return
  const open = moneyNumber(minor(total - paid), currency)
  throw conflict('invoicing.payment_exceeds_open', { values: { open, currency }, extra: { open } })
}
