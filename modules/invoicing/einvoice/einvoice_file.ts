import type { Language } from '#core/i18n/languages'
import {
  type EInvoice,
  embedFacturX,
  type Profile,
  writeCii,
  writeUbl,
} from '#modules/einvoices/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { documentName } from '#modules/invoicing/pdf/pdf_name'
import { printedModel } from '#modules/invoicing/pdf/print_invoice'
import { soundEInvoice } from './einvoice_findings.js'

interface Format {
  profile: Profile
  write: (einvoice: EInvoice) => string
}

/**
 * The available formats; `xrechnung` is the format of authorities, in UBL, and `peppol` that of the Peppol network.
 */
const FORMATS = {
  xrechnung: { profile: 'xrechnung', write: (one) => writeUbl(one, 'xrechnung') },
  'xrechnung-cii': { profile: 'xrechnung', write: (one) => writeCii(one, 'xrechnung') },
  peppol: { profile: 'peppol', write: (one) => writeUbl(one, 'peppol') },
  'factur-x': { profile: 'en16931', write: (one) => writeCii(one, 'en16931') },
} as const satisfies Record<string, Format>

export type XmlFormat = keyof typeof FORMATS
export const XML_FORMATS = Object.keys(FORMATS) as XmlFormat[]

/**
 * An issued document as XML. The same document gives the same bytes for ever.
 * @throws as soundEInvoice
 */
export async function invoiceXml(invoice: Invoice, format: XmlFormat, language: Language) {
  const { profile, write } = FORMATS[format]
  return write(await soundEInvoice(invoice, profile, language))
}

/**
 * An issued document as ZUGFeRD (Factur-X, profile EN 16931): its PDF with the XML inside.
 * @throws as soundEInvoice
 */
export async function zugferdPdf(invoice: Invoice, language: Language): Promise<Buffer> {
  const einvoice = await soundEInvoice(invoice, 'en16931', language)
  return embedFacturX(await printedModel(invoice), writeCii(einvoice, 'en16931'), 'en16931')
}

/** `Rechnung-RE-2026-0001-xrechnung.xml` */
export const xmlName = (invoice: Invoice, format: XmlFormat, language: Language) =>
  `${documentName(invoice, language)}-${format}.xml`
