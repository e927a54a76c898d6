import { formatDay } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { translate } from '#core/i18n/translate'
import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import { NOTHING } from '#core/money/minor'
import {
  type DocumentPdfModel,
  type PdfLine,
  renderDocumentPdf,
  renderDocumentSvg,
} from '#modules/documents/public'
import { buyerOf } from '#modules/invoicing/buyer_of'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { Buyer, Seller } from '#modules/invoicing/parties'
import { taxCategoryOf } from '#modules/invoicing/price_lines'
import { linesOf, taxesOf } from '#modules/invoicing/queries/invoice_parts'
import type { LineRow } from '#modules/invoicing/transformers/line_transformer'
import { readCompanySettings, readLogo } from '#modules/settings/public'

/**
 * The PDF of an invoice in the language of its recipient. What was issued prints the same for ever: from its
 * own copies of seller and buyer, with its instant of issue, without later payments. A draft is marked as one.
 */
export const printInvoice = async (invoice: Invoice): Promise<Buffer> =>
  renderDocumentPdf(await modelOf(invoice))

/** The same pages, one below the other, as a picture for the screen. */
export const drawInvoice = async (invoice: Invoice): Promise<string> =>
  renderDocumentSvg(await modelOf(invoice))

async function modelOf(invoice: Invoice): Promise<DocumentPdfModel> {
  const { seller, buyer, language } = await partiesOf(invoice)
  const lines = await linesOf(invoice)
  const taxes = await taxesOf(invoice)
  return {
    kind: invoice.isDraft ? 'draft' : invoice.kind,
    language,
    currency: invoice.currency,
    number: invoice.number ?? '',
    issuedOn: invoice.dateOn,
    servedOn: invoice.serviceOn ?? invoice.dateOn,
    dueOn: invoice.dueOn ?? undefined,
    cancels: await cancelledDocument(invoice),
    seller: { ...seller, name: sellerName(seller) },
    buyer: { ...buyer, contact: '', customerNumber: buyer.number },
    lines: lines.map(printedLine),
    taxes: taxes.map((row) => {
      const rate = decimalFromRow(row.rate)
      const category = taxCategoryOf(rate)
      return { category, rate, base: moneyFromRow(row.base), tax: moneyFromRow(row.tax) }
    }),
    lineSum: invoice.net,
    discount: NOTHING,
    net: invoice.net,
    tax: invoice.tax,
    total: invoice.total,
    paid: NOTHING,
    open: invoice.total,
    intro: seller.invoiceIntro,
    notes: invoice.notes,
    terms: termsOf(invoice, language),
    footer: seller.invoiceFooter,
    logo: await readLogo(seller),
    accent: seller.accentColor,
    createdAt: Number(invoice.issuedAt ?? invoice.createdAt),
  }
}

/** Copies on an issued document, the present state on a draft. */
async function partiesOf(invoice: Invoice): Promise<{
  seller: Seller
  buyer: Buyer
  language: DocumentPdfModel['language']
}> {
  const { seller, buyer, language } = invoice
  if (seller && buyer && language) return { seller, buyer, language }

  const present = await readCompanySettings({ id: invoice.companyId })
  const addressed = await buyerOf(invoice)
  return {
    seller: present,
    buyer: addressed.buyer,
    language: addressed.language ?? present.documentLanguage,
  }
}

/** § 35a GmbHG and its like ask for the legal form beside the name. */
const sellerName = ({ companyName, legalForm }: Seller) =>
  legalForm && !companyName.toLowerCase().endsWith(legalForm.toLowerCase())
    ? `${companyName} ${legalForm}`
    : companyName

const printedLine = (row: LineRow): PdfLine => ({
  description: row.description,
  quantity: decimalFromRow(row.quantity),
  unit: row.unit,
  unitPrice: decimalFromRow(row.unit_price),
  discount: decimalFromRow(row.discount),
  taxRate: decimalFromRow(row.tax_rate),
  net: moneyFromRow(row.net),
})

async function cancelledDocument({ companyId, cancelsId }: Invoice) {
  if (!cancelsId) return undefined
  const row: { number: string; date_on: string } = await reader()
    .from('invoices')
    .where({ company_id: companyId, id: cancelsId })
    .select('number', 'date_on')
    .firstOrFail()
  return { number: row.number, issuedOn: row.date_on }
}

function termsOf({ kind, dueOn, total }: Invoice, language: DocumentPdfModel['language']) {
  if (kind === 'cancellation' || dueOn === null || total <= 0n) return ''
  return translate(language, 'invoicing:documents.terms', { day: formatDay(dueOn) })
}
