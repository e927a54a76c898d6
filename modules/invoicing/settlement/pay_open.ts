import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { moneyDecimal } from '#core/money/minor'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { type PaymentInput, recordPayment } from '#modules/invoicing/settlement/record_payment'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'

/**
 * Records a payment of the whole open amount of an invoice. Only inside inTx.
 * @param invoice locked
 * @throws 409 `nothing_open`, and as recordPayment
 */
export async function payOpen(
  company: CompanyScope,
  invoice: Invoice,
  input: Omit<PaymentInput, 'amount'>
) {
  const open = openAmount(invoice)
  if (open <= 0n) throw conflict('invoicing.nothing_open')
  const amount = moneyDecimal(open, invoice.currency)
  return recordPayment(company, invoice, { ...input, amount })
}
