import { conflict } from '#core/errors/app_error'
import { isMailUnderWay } from '#core/mail/scheduled_mails'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { assertReversible } from '#modules/invoicing/cancelling/assert_reversible'
import { freeRecords } from '#modules/invoicing/carried_records/carry_records'
import { reportedMonthOf } from '#modules/invoicing/doubts/reported_months'
import { assertNotCredited, assertNotDeducted } from '#modules/invoicing/down_payments/assert_free'
import { releaseDeductions } from '#modules/invoicing/down_payments/deduction_rows'
import type { Invoice } from '#modules/invoicing/models/invoice'

/**
 * Withdraws an issued invoice that provably nobody outside has seen: its number stays and nothing is owed. An invoice
 * of which a copy has left Kontor (see `handOut`) is cancelled instead, by a document for the client. Only inside
 * inTx.
 * @param invoice locked, which serialises it with a copy fetched at the same time
 * @throws 409 `is_cancellation`, `not_issued`, `already_cancelled`, `is_void`, `has_payments`, `already_sent`,
 * `handed_out`, `void_in_reported_month`, `mail_on_its_way`, `has_credit_notes`, `deducted`
 */
export async function voidInvoice(invoice: Invoice) {
  await assertNotCredited(invoice)
  assertReversible(invoice)
  if (invoice.paid > 0n || invoice.reduced > 0n) throw conflict('invoicing.has_payments')
  if (invoice.sentAt !== null) throw conflict('invoicing.already_sent')
  if (invoice.handedOutAt !== null) throw conflict('invoicing.handed_out')
  // Its VAT would vanish from a reported month; a cancellation document takes it back today.
  if (await reportedMonthOf({ id: invoice.companyId }, invoice.dateOn)) {
    throw conflict('invoicing.void_in_reported_month')
  }

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
  await freeRecords(invoice)
}
