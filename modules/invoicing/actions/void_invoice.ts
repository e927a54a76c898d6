import { conflict } from '#core/errors/app_error'
import { isMailUnderWay } from '#core/mail/scheduled_mails'
import { assertReversible } from '#modules/invoicing/actions/assert_reversible'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { assertNotCredited, assertNotDeducted } from '#modules/invoicing/down_payments/assert_free'
import { releaseDeductions } from '#modules/invoicing/down_payments/deduction_rows'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { announceReversal } from '#modules/invoicing/reversal'

/**
 * Withdraws an invoice that was issued but never sent: the number stays, nothing is owed. What a client
 * has got in hand is cancelled instead, by a document that the client gets too. Only inside inTx.
 * @throws 409 `is_cancellation`, `not_issued`, `already_cancelled`, `is_void`, `has_payments`, `already_sent`,
 *   `mail_on_its_way`, `has_credit_notes`, `deducted`
 */
export async function voidInvoice(invoice: Invoice) {
  await assertNotCredited(invoice)
  assertReversible(invoice)
  if (invoice.sentAt !== null) throw conflict('invoicing.already_sent')

  await invoice.claim()
  // Asked with the invoice held: a scheduled mail that has been let go is on its way, a later one finds it void.
  if (await isMailUnderWay(invoice.companyId, invoice.id)) {
    throw conflict('invoicing.mail_on_its_way')
  }
  await assertNotDeducted(invoice)
  invoice.status = 'Void'
  await invoice.save()
  await releaseDeductions(invoice)
  await recordChange(invoice, 'invoice.voided', { number: invoice.number })
  await announceReversal(invoice)
}
