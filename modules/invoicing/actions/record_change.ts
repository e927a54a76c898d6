import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { ChangeDetails } from '#modules/documents/public'
import { moveShare } from '#modules/invoicing/drafts/keep_sums'
import { booking } from '#modules/invoicing/happenings'
import type { Invoice } from '#modules/invoicing/models/invoice'

/**
 * Records a change of an invoice in the audit log, updates the sums of its company and notifies open screens. Only
 * inside inTx, after the change itself.
 */
export async function recordChange(invoice: Invoice, action: string, details: ChangeDetails) {
  const { companyId, id } = invoice
  // A new document is in no sum yet; for any other, its earlier share must be read before the change.
  if (!invoice.countedAs && !invoice.$isLocal) {
    throw new Error('An invoice was changed without lockIn() or claim().')
  }
  await audit({ companyId, action, subject: { type: 'invoice', id }, details })
  const share = invoice.$isDeleted ? undefined : invoice.share
  const isMoved = await moveShare(companyId, invoice.countedAs, share)
  invoice.countedAs = share
  if (isMoved) await booking.announce({ companyId, invoice })
  publish(companyId, { kind: 'invoice', id })
}
