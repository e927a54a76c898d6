import type { Buyer } from '#modules/documents/public'
import { type EInvoice, isPeppolAddress, PROFILES, type Profile } from '#modules/einvoices/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { hasLeitwegId } from './einvoice_parties.js'

/** The e-invoices of one client. */
export interface ClientFormats {
  /** The profile that the client needs; null when the plain PDF is enough. */
  needed: Profile | null
  /** Profiles that go out by mail, where the rules find no error. */
  mailed: Profile[]
}

/**
 * Decides which e-invoices a client gets, and so by which edition of the rules: the only place that does
 * (docs/decisions, EN 16931:2026). Businesses and public bodies in Germany get one (§ 14 (2) UStG): businesses the PDF
 * with the XML inside (ZUGFeRD), public bodies an XRechnung, which is mailed beside the PDF if a Leitweg-ID is set.
 */
export function clientFormats(
  invoice: Pick<Invoice, 'buyerReference'>,
  buyer: Buyer
): ClientFormats {
  if (buyer.country !== 'DE') return { needed: null, mailed: [] }
  if (buyer.type === 'business') return { needed: 'en16931', mailed: ['en16931'] }
  if (buyer.type !== 'public') return { needed: null, mailed: [] }
  return {
    needed: 'xrechnung',
    mailed: hasLeitwegId(invoice, buyer) ? ['en16931', 'xrechnung'] : ['en16931'],
  }
}

/** Profiles to choose from: those that any program reads, and Peppol's where its network reaches both sides. */
export const offeredProfiles = ({ seller, buyer }: EInvoice): Profile[] =>
  PROFILES.filter(
    (profile) =>
      profile !== 'peppol' ||
      [seller, buyer].every(({ electronicAddress }) => isPeppolAddress(electronicAddress))
  )
