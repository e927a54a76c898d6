import { DOCUMENT_TYPES } from './codes.js'
import type { EInvoice } from './einvoice.js'
import type { Identifier } from './party.js'
import { turned } from './turned.js'

/**
 * Schemes of electronic addresses that the Peppol network routes by (code list EAS of Peppol BIS Billing 3.0.21,
 * PEPPOL-EN16931-CL008): 0204 is the Leitweg-ID, 9930 the German VAT id, 0088 the GLN. `EM`, e-mail, is none.
 */
const SCHEMES: ReadonlySet<string> = new Set(
  (
    '0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 ' +
    '0200 0201 0204 0208 0209 0210 0211 0216 0218 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 ' +
    '9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 ' +
    '9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959'
  ).split(' ')
)

/** Type of a prepayment invoice (UNTDID 1001), used for a down payment abroad. */
const PREPAYMENT = '386'

/** Whether the Peppol network can reach an electronic address. */
export const isPeppolAddress = (address: Identifier | undefined) =>
  Boolean(address?.value.trim()) && SCHEMES.has(address?.scheme ?? '')

/**
 * Two German companies may use types that Peppol allows in Germany only, and have to follow its German rules (DE-R-*).
 */
export const isWithinGermany = ({ seller, buyer }: EInvoice) =>
  seller.address.country === 'DE' && buyer.address.country === 'DE'

/**
 * The document as Peppol BIS Billing 3 allows it. Within Germany it stays as it is. Abroad the types 326 and 384 are not
 * allowed (PEPPOL-EN16931-P0112): a down payment is a prepayment invoice, and a cancellation a credit note of the whole.
 * Several notes become one (PEPPOL-EN16931-R002).
 */
export function asPeppol(invoice: EInvoice): EInvoice {
  if (isWithinGermany(invoice)) return invoice
  const texts = invoice.notes.map(({ text }) => text).filter((text) => text.trim())
  const document = { ...invoice, notes: texts.length > 0 ? [{ text: texts.join('\n') }] : [] }
  if (invoice.type === DOCUMENT_TYPES.partial) return { ...document, type: PREPAYMENT }
  if (invoice.type !== DOCUMENT_TYPES.cancellation) return document
  return { ...turned(document), type: DOCUMENT_TYPES.creditNote }
}
