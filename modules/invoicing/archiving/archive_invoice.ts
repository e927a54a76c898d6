import { now } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { isOpen } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'

/**
 * Archives a finished invoice: lists leave it out on request, sums and reports still count it. It returns when an
 * amount is due again (see `moveSettled`). Only inside inTx.
 * @param invoice locked
 * @throws 409 `not_finished` for a draft, and while an amount is due
 */
export async function archiveInvoice(invoice: Invoice) {
  if (invoice.isDraft || isOpen(invoice.status)) throw conflict('invoicing.not_finished')
  if (invoice.archivedAt !== null) return
  await invoice.merge({ archivedAt: now() }).save()
  await recordChange(invoice, 'invoice.archived', { number: invoice.number })
}

/** Restores an archived invoice. Only inside inTx. @param invoice locked */
export async function restoreInvoice(invoice: Invoice) {
  if (invoice.archivedAt === null) return
  await invoice.merge({ archivedAt: null }).save()
  await recordChange(invoice, 'invoice.restored', { number: invoice.number })
}
