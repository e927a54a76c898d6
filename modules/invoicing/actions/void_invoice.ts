import { conflict } from '#core/errors/app_error'
import { assertReversible } from '#modules/invoicing/actions/assert_reversible'
import { recordChange } from '#modules/invoicing/actions/record_change'
import type { Invoice } from '#modules/invoicing/models/invoice'

/**
 * Withdraws an invoice that was issued but never sent: the number stays, nothing is owed. What a client
 * has got in hand is cancelled instead, by a document that the client gets too. Only inside inTx.
 * @throws 409 `is_cancellation`, `not_issued`, `already_cancelled`, `is_void`, `has_payments`, `already_sent`
 */
export async function voidInvoice(invoice: Invoice) {
  assertReversible(invoice)
  if (invoice.sentAt !== null) throw conflict('invoicing.already_sent')

  await invoice.claim()
  invoice.status = 'Void'
  await invoice.save()
  await recordChange(invoice, 'invoice.voided', { number: invoice.number })
}
