import { now, today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { afterCommit } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { boundInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, minor, moneyNumber, moneyOf } from '#core/money/minor'
import { recordChange } from '#modules/invoicing/actions/record_change'
import PaymentRecorded from '#modules/invoicing/events/payment_recorded'
import { isOpen } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { amountForAudit } from '#modules/invoicing/transformers/amounts'
import type { PaymentRow } from '#modules/invoicing/transformers/payment_transformer'

export interface PaymentInput {
  amount: Decimal
  date?: string | null
  method?: string | null
  note?: string | null
}

/**
 * Records money received for an issued invoice. The limit is a condition of the UPDATE itself, so of
 * payments that come at once only those are accepted that fit together. Only inside inTx.
 * @throws 409 `payment_exceeds_open` with `open`, 409 `not_payable`, 422 for an amount the currency cannot have
 */
export async function recordPayment(
  company: CompanyScope,
  invoice: Invoice,
  input: PaymentInput
): Promise<PaymentRow> {
  const { currency } = invoice
  const amount = amountIn(currency, input.amount)
  const accepted = await addToPaid(invoice, amount)
  if (!accepted) await refuse(company, invoice.id)

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

/** Status first: MariaDB computes the assignments from left to right with the values already changed. */
const ADD_TO_PAID = `
  update invoices set
    status = case when paid + ? = total then 'Paid' else 'Partially Paid' end,
    paid = paid + ?,
    version = version + 1
  where company_id = ? and id = ? and kind = 'invoice'
    and status in ('Unpaid', 'Partially Paid') and paid + ? <= total`

async function addToPaid({ companyId, id }: Invoice, amount: Minor) {
  const units = boundInteger(amount)
  return (await changeRows(ADD_TO_PAID, [units, units, companyId, id, units])) === 1
}

async function refuse(company: CompanyScope, id: string): Promise<never> {
  const { status, total, paid, currency, kind } = await Invoice.findIn(company, id)
  if (kind === 'cancellation' || (!isOpen(status) && status !== 'Paid')) {
    throw conflict('invoicing.not_payable', { extra: { status } })
  }
  const open = moneyNumber(minor(total - paid), currency)
  throw conflict('invoicing.payment_exceeds_open', { values: { open, currency }, extra: { open } })
}
