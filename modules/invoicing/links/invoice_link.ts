import type { HttpContext } from '@adonisjs/core/http'
import { type Instant, now } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { writeSecret } from '#core/http/write'
import { linkNotValid } from '#modules/auth/public'
import type { DocumentLink } from '#modules/correspondence/public'
import { documentLinks } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/models/invoice'
import { handOut, isUncopied } from '#modules/invoicing/sending/hand_out'

export const invoiceLinks = documentLinks({
  table: 'invoice_links',
  owner: 'invoice_id',
  page: 'shared/invoices',
  documents: 'invoices',
})

const DAY = 86_400_000

/**
 * A link that shows a client an issued invoice and how to pay it. Only inside inTx.
 * @param days until it expires; null until it is revoked
 * @returns its address, which cannot be read again
 * @throws 409 `not_issued`, `is_void`
 */
export async function makeLink(invoice: Invoice, days: number | null) {
  if (invoice.status === 'Draft') throw conflict('invoicing.not_issued')
  if (invoice.status === 'Void') throw conflict('invoicing.is_void')
  const expiresAt: Instant | null = days === null ? null : now() + days * DAY
  return invoiceLinks.make(invoice, expiresAt)
}

/**
 * The link of a letter about an invoice; it is valid until all links of the invoice are revoked. Only inside inTx.
 * @throws as makeLink
 */
export const letterLink = async (invoice: Invoice): Promise<DocumentLink> => ({
  number: invoice.number ?? '',
  address: await makeLink(invoice, null),
})

/** The invoice of a link. Drafts and withdrawn invoices are never shown. @throws 404 `link_not_valid` */
export async function openLink(link: { id: string; key: string }) {
  const { company, linkId, isViewed } = await invoiceLinks.open(link)
  const invoice = await Invoice.findIn(company, link.id)
  assertShown(invoice)
  const isSeen = isViewed || (linkId === null && invoice.viewedAt !== null)
  return { company, invoice, linkId, isViewed: isSeen }
}

/**
 * Makes a copy of a document for the holder of a link, and records that it leaves.
 * @throws 404 `link_not_valid`, and any error of `make`
 */
export async function fetchByLink<Copy>(
  ctx: HttpContext,
  link: { id: string; key: string },
  make: (invoice: Invoice) => Promise<Copy>
): Promise<Copy> {
  const { company, invoice } = await openLink(link)
  const copy = await make(invoice)
  if (isUncopied(invoice)) {
    assertShown(await writeSecret(ctx, () => handOut(company, invoice.id, 'link')))
  }
  return copy
}

/**
 *
 * @throws 404 `link_not_valid` for an invoice that no link shows
 */
export function assertShown({ status }: Pick<Invoice, 'status'>) {
  if (status === 'Void' || status === 'Draft') throw linkNotValid()
}
