import { formatDay } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { translate } from '#core/i18n/translate'
import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import { parseDecimal } from '#core/money/decimal'
import { formatMoney, formatPercent } from '#core/money/format'
import { type Minor, NOTHING } from '#core/money/minor'
import {
  contentOfRow,
  type DocumentPdfModel,
  enteredAmounts,
  renderDocumentPdf,
  renderDocumentSvg,
  skontoTerms,
  taxNote,
} from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { Seller } from '#modules/invoicing/parties'
import { partiesOf } from '#modules/invoicing/parties_of'
import { linesOf, taxesOf } from '#modules/invoicing/queries/invoice_parts'
import { readLogo } from '#modules/settings/public'

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
    priceMode: invoice.priceMode,
    servedOn: invoice.serviceOn ?? invoice.dateOn,
    servedUntil: invoice.serviceUntil ?? undefined,
    dueOn: invoice.dueOn ?? undefined,
    cancels: await referredDocument(invoice),
    references: {
      buyerReference: invoice.buyerReference,
      orderNumber: invoice.orderNumber,
      projectReference: invoice.projectReference,
    },
    seller: { ...seller, name: sellerName(seller) },
    buyer: { ...buyer, contact: '', customerNumber: buyer.number },
    lines: lines.map((row) => ({ ...contentOfRow(row), amount: moneyFromRow(row.amount) })),
    taxes: taxes.map(({ category, rate, base, tax }) => ({
      category,
      rate: decimalFromRow(rate),
      base: moneyFromRow(base),
      tax: moneyFromRow(tax),
    })),
    taxNotes: taxes
      .map(({ category }) =>
        taxNote(category, language, {
          isSmallBusiness: seller.isSmallBusiness,
          exemptionReason: invoice.exemptionReason,
        })
      )
      .filter(Boolean),
    ...enteredAmounts(invoice, lines),
    discountReason: invoice.discountReason,
    discountPercent: invoice.discountPercent,
    net: invoice.net,
    tax: invoice.tax,
    total: invoice.total,
    paid: NOTHING,
    open: invoice.total,
    intro: invoice.intro ?? seller.invoiceIntro,
    notes: invoice.notes,
    closing: invoice.closing ?? seller.invoiceClosing ?? '',
    terms: termsOf(invoice, language),
    footer: seller.invoiceFooter,
    logo: await readLogo(seller),
    accent: seller.accentColor,
    createdAt: Number(invoice.issuedAt ?? invoice.createdAt),
  }
}

/** § 35a GmbHG and its like ask for the legal form beside the name. */
const sellerName = ({ companyName, legalForm }: Seller) =>
  legalForm && !companyName.toLowerCase().endsWith(legalForm.toLowerCase())
    ? `${companyName} ${legalForm}`
    : companyName

/** The invoice that a cancellation or a credit note is about. */
async function referredDocument({ companyId, cancelsId, correctsId }: Invoice) {
  const id = cancelsId ?? correctsId
  if (!id) return undefined
  const row: { number: string; date_on: string } = await reader()
    .from('invoices')
    .where({ company_id: companyId, id })
    .select('number', 'date_on')
    .firstOrFail()
  return { number: row.number, issuedOn: row.date_on }
}

/** When and how much to pay; early payers first. */
function termsOf(invoice: Invoice, language: DocumentPdfModel['language']) {
  const { kind, dueOn, total, currency, skonto } = invoice
  if (kind !== 'invoice' || dueOn === null || total <= 0n) return ''
  const money = (amount: Minor) => formatMoney(amount, currency, language)
  const steps = skontoTerms(skonto ?? [], invoice).map((term) =>
    translate(language, 'invoicing:documents.skonto', {
      day: formatDay(term.until),
      percent: formatPercent(parseDecimal(term.percent), language),
      discount: money(term.discount),
      amount: money(term.amount),
    })
  )
  const due = translate(language, 'invoicing:documents.terms', { day: formatDay(dueOn) })
  return [...steps, due].join('\n')
}
