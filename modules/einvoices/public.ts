/**
 * E-invoices. For a document that is issued:
 *
 * 1. Build an `EInvoice`: texts and parties from the frozen document, `...figuresOf({ lines, totals, … })` from its
 *    `documentTotals` (it splits the discount over the VAT groups, names the
 *    VATEX codes, turns negative prices, makes net prices of gross ones and leaves texts between the lines out).
 *    Units by `unitCode`; countries stay ISO 3166 with XK; `delivery.on` is the day of service or the last of the period.
 * 2. Kinds: `DOCUMENT_TYPES`. A cancellation is `turned(invoice)` with type 384, a credit note has positive figures and
 *    type 381; both name the invoice in `preceding`. A down payment is 326; the final invoice has their gross sum as
 *    `prepaid` and their numbers in `preceding`.
 * 3. `checkEInvoice(invoice, { profile, language })` before issuing; with an error it must not go out.
 * 4. `writeCii(invoice, 'xrechnung')` or `writeUbl(invoice, 'xrechnung')` for XRechnung, `writeUbl(invoice, 'peppol')` for
 *    Peppol; for ZUGFeRD and Factur-X
 *    `embedFacturX(pdfModel, writeCii(invoice, 'en16931'), 'en16931')`.
 */
export { checkEInvoice } from './check/check_einvoice.js'
export type { Finding } from './check/finding.js'
export { embedFacturX } from './facturx/embed_facturx.js'
export { DOCUMENT_TYPES, EMAIL_SCHEME, PAYMENT_MEANS } from './model/codes.js'
export type { EInvoice } from './model/einvoice.js'
export { type FiguresInput, figuresOf } from './model/figures.js'
export { isPeppolAddress } from './model/peppol.js'
export { turned } from './model/turned.js'
export { readEInvoice } from './read/read_einvoice.js'
export { writeCii } from './write/cii/write_cii.js'
export { PROFILES, type Profile } from './write/profiles.js'
export { writeUbl } from './write/ubl/write_ubl.js'
