import { type Instant, now } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { linkNotValid } from '#modules/auth/public'
import { documentLinks } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/models/invoice'

export const invoiceLinks = documentLinks({
  table: 'invoice_links',
  owner: 'invoice_id',
  page: 'shared/invoices',
  documents: 'invoices',
})

const DAY = 86_400_000

/**
 * A link by which a client sees an issued invoice and how to pay it. Only inside inTx.
 * @param days how long it holds; null until it is revoked
 * @returns its address, which cannot be read again
 * @throws 409 `not_issued`, `is_void`
 */
export async function makeLink(invoice: Invoice, days: number | null) {
  if (invoice.status === 'Draft') throw conflict('invoicing.not_issued')
  if (invoice.status === 'Void') throw conflict('invoicing.is_void')
  const expiresAt: Instant | null = days === null ? null : now() + days * DAY
  return invoiceLinks.make(invoice, expiresAt)
}

/** What a link opens. Drafts and what was withdrawn are shown to nobody. @throws 404 `link_not_valid` */
export async function openLink(link: { id: string; key: string }) {
  const { company, linkId, isViewed } = await invoiceLinks.open(link)
  const invoice = await Invoice.findIn(company, link.id)
  if (invoice.status === 'Void' || invoice.status === 'Draft') throw linkNotValid()
  const isSeen = isViewed || (linkId === null && invoice.viewedAt !== null)
  return { company, invoice, linkId, isViewed: isSeen }
}
