import { assertOneRow, reader, writer } from '#core/database/in_tx'
import { notFound } from '#core/errors/app_error'
import { moneyFromRow } from '#core/money/columns'
import { minor } from '#core/money/minor'
import { amountForAudit } from '#modules/documents/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { setPaid } from '#modules/invoicing/actions/set_paid'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { PaymentRow } from '#modules/invoicing/transformers/payment_transformer'

/**
 * Takes a payment back that was recorded by mistake; the audit log keeps what it said. Only inside inTx.
 * @param invoice locked
 */
export async function removePayment(invoice: Invoice, paymentId: string) {
  const address = { company_id: invoice.companyId, invoice_id: invoice.id, id: paymentId }
  const payment: PaymentRow | null = await reader().from('payments').where(address).first()
  if (!payment) throw notFound()

  assertOneRow(await writer().from('payments').where(address).delete())
  const amount = moneyFromRow(payment.amount)
  await setPaid(invoice, minor(invoice.paid - amount))
  await recordChange(invoice, 'invoice.payment_removed', {
    paymentId,
    date: payment.paid_on,
    method: payment.method,
    note: payment.note,
    ...amountForAudit(amount, payment.currency),
  })
}
