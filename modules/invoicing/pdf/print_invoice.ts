import { formatDay } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import { formatMoney, formatPercent } from '#core/money/format'
import type { Minor } from '#core/money/minor'
import {
  type DocumentPdfModel,
  type LineRow,
  printedContent,
  renderDocumentPdf,
  renderDocumentSvg,
  skontoTerms,
  type TaxRow,
} from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf, taxesOf } from '#modules/invoicing/queries/invoice_parts'

/**
 * The PDF of an invoice in the language of its recipient. What was issued prints the same for ever: from its
 * own copies of seller and buyer, with its instant of issue, without later payments. A draft is marked as one.
 */
export const printInvoice = async (invoice: Invoice): Promise<Buffer> =>
  renderDocumentPdf(await printedModel(invoice))

/** The same pages, one below the other, as a picture for the screen. @param parts of one that is not stored */
export const drawInvoice = async (invoice: Invoice, parts?: Parts): Promise<string> =>
  renderDocumentSvg(await printedModel(invoice, parts))

interface Parts {
  lines: LineRow[]
  taxes: TaxRow[]
}

const storedParts = async (invoice: Invoice): Promise<Parts> => ({
  lines: await linesOf(invoice),
  taxes: await taxesOf(invoice),
})

/** All that is printed on an invoice. @param parts of one that is not stored */
export async function printedModel(invoice: Invoice, parts?: Parts): Promise<DocumentPdfModel> {
  const { seller, model } = await printedContent(invoice, parts ?? (await storedParts(invoice)))
  return {
    ...model,
    kind: invoice.isDraft ? 'draft' : invoice.kind,
    number: invoice.number ?? '',
    servedOn: invoice.serviceOn ?? invoice.dateOn,
    dueOn: invoice.dueOn ?? undefined,
    cancels: await referredDocument(invoice),
    intro: invoice.intro ?? seller.invoiceIntro,
    closing: invoice.closing ?? seller.invoiceClosing ?? '',
    terms: termsOf(invoice, model.language),
    createdAt: Number(invoice.issuedAt ?? invoice.createdAt),
  }
}

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
