import { now } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { assertShown, invoiceLinks } from '#modules/invoicing/links/invoice_link'
import { Invoice } from '#modules/invoicing/models/invoice'
import { markHandedOut } from '#modules/invoicing/sending/hand_out'

/**
 * Notes that a link of an invoice was opened for the first time. Only inside inTx.
 * @param linkId null when its client opened it from its portal
 * @throws 404 `link_not_valid` when it was voided meanwhile
 */
export async function markViewed(company: CompanyReference, id: string, linkId: string | null) {
  const invoice = await Invoice.lockIn(company, id)
  assertShown(invoice)
  const isFirst =
    linkId === null ? invoice.viewedAt === null : await invoiceLinks.markViewed(company, linkId)
  if (!isFirst) return invoice
  invoice.viewedAt ??= now()
  markHandedOut(invoice)
  await invoice.save()
  await recordChange(invoice, 'invoice.viewed', { number: invoice.number })
  return invoice
}
