import { formatDay } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import { formatMoney, formatPercent } from '#core/money/format'
import type { Minor } from '#core/money/minor'
import {
  type DocumentPdfModel,
  type Picture,
  printedContent,
  renderDocumentPdf,
  renderDocumentSvg,
  type Seller,
  skontoTerms,
  templateOf,
} from '#modules/documents/public'
import { printedDebit } from '#modules/invoicing/direct_debit/debit_on_issue'
import { type DirectDebit, maskedIban } from '#modules/invoicing/direct_debit/direct_debit'
import { wholeOf } from '#modules/invoicing/down_payments/whole'
import { exchangeOf } from '#modules/invoicing/exchange/exchange_of'
import { warnsOfDefault } from '#modules/invoicing/law/notice_of_default'
import { supplyOf } from '#modules/invoicing/law/supply'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { type ContentParts, partsOf } from '#modules/invoicing/queries/invoice_parts'
import { dueSentence } from './due_sentence.js'
import { printedDeductions, printedStage } from './printed_deductions.js'

/**
 * The PDF of an invoice in the language of its recipient. An issued document prints the same for ever: from its own
 * copies of seller and buyer, with its instant of issue, without later payments. A draft and a void invoice are marked
 * as such.
 */
export const printInvoice = async (invoice: Invoice): Promise<Buffer> =>
  renderDocumentPdf(await printedModel(invoice))

/** Some of its pages as a picture for the screen, see renderDocumentSvg. @param parts of an unsaved invoice */
export const drawInvoice = async (
  invoice: Invoice,
  portion: number,
  parts?: ContentParts
): Promise<Picture> => renderDocumentSvg(await printedModel(invoice, parts), portion)

/** The printed content of an invoice. @param parts of an unsaved invoice */
export async function printedModel(
  invoice: Invoice,
  given?: ContentParts
): Promise<DocumentPdfModel> {
  const parts = given ?? (await partsOf(invoice))
  const whole = wholeOf(invoice, parts)
  const { lines } = parts
  const { seller, buyer, model } = await printedContent(invoice, {
    lines,
    taxes: whole.taxes,
    whole,
  })
  const supply = supplyOf(invoice, lines)
  const directDebit = await printedDebit(invoice, seller)
  return {
    ...model,
    kind: invoice.isDraft ? 'draft' : invoice.kind,
    withdrawal: invoice.status === 'Void' ? 'void' : undefined,
    stage: printedStage(invoice),
    number: invoice.number ?? '',
    servedOn: supply.serviceOn ?? undefined,
    servedUntil: supply.serviceUntil ?? undefined,
    deductions: printedDeductions(invoice, parts),
    exchange: exchangeOf(invoice, seller.currency),
    dueOn: directDebit?.collectOn ?? invoice.dueOn ?? undefined,
    isCollected: directDebit !== null,
    cancels: await referredDocument(invoice, invoice.cancelsId ?? invoice.correctsId),
    replaces: await referredDocument(invoice, invoice.replacesId),
    template: templateOf(invoice, seller, 'invoice'),
    intro: introOf(invoice, { seller, language: model.language }),
    closing: closingOf(invoice, seller),
    greeting: invoice.isImported ? undefined : model.greeting,
    footer: seller.invoiceFooter,
    terms: termsOf(invoice, {
      own: seller.paymentTerms ?? '',
      language: model.language,
      warns: invoice.isDraft ? warnsOfDefault(invoice, seller, buyer) : invoice.warnsOfDefault,
      directDebit,
    }),
    createdAt: Number(invoice.issuedAt ?? invoice.createdAt),
  }
}

/** The copy of an imported invoice says that it is not the original. */
const introOf = (
  { isImported, intro }: Invoice,
  { seller, language }: { seller: Seller; language: DocumentPdfModel['language'] }
) =>
  isImported ? translate(language, 'invoicing:documents.imported') : (intro ?? seller.invoiceIntro)

/** From this form on a document that is not payable leaves out the company's text for payers. */
const OWN_CLOSING_SINCE = 8

const closingOf = ({ kind, closing, frozenVersion }: Invoice, seller: Seller) =>
  closing ??
  (kind === 'invoice' || Number(frozenVersion) < OWN_CLOSING_SINCE ? seller.invoiceClosing : '') ??
  ''

/** Another invoice that a document names: one that it cancels, corrects or replaces. */
async function referredDocument({ companyId }: Invoice, id: string | null) {
  if (!id) return undefined
  const row: { number: string; date_on: string } = await reader()
    .from('invoices')
    .where({ company_id: companyId, id })
    .select('number', 'date_on')
    .firstOrFail()
  return { number: row.number, issuedOn: row.date_on }
}

interface TermsOf {
  /** The company's words instead of the usual sentence. */
  own: string
  language: DocumentPdfModel['language']
  warns: boolean
  directDebit: DirectDebit | null
}

/** When and how much to pay, early payers first; for a credit note how the money is returned. Empty when void. */
function termsOf(invoice: Invoice, { own, language, warns, directDebit }: TermsOf) {
  const { kind, status, dueOn, total, currency, skonto } = invoice
  if (status === 'Void') return ''
  if (kind === 'creditNote') return translate(language, 'invoicing:documents.creditTerms')
  if (kind !== 'invoice' || dueOn === null || total <= 0n) return ''
  const money = (amount: Minor) => formatMoney(amount, currency, language)
  if (directDebit) return noticeOf(directDebit, money(total), language)
  const steps = skontoTerms(skonto ?? [], invoice).map((term) =>
    translate(language, 'invoicing:documents.skonto', {
      day: formatDay(term.until),
      percent: formatPercent(parseDecimal(term.percent), language),
      discount: money(term.discount),
      amount: money(term.amount),
    })
  )
  const notice = warns ? [translate(language, 'invoicing:documents.noticeOfDefault')] : []
  return [...steps, dueSentence(own, dueOn, language), ...notice].join('\n')
}

/** The notice before a direct debit (EPC016-06, 4.3.3): amount, day, mandate and creditor. */
const noticeOf = (
  { collectOn, iban, mandate, creditorId, scheme }: DirectDebit,
  amount: string,
  language: DocumentPdfModel['language']
) =>
  translate(language, `invoicing:documents.collection.${scheme}`, {
    amount,
    day: formatDay(collectOn),
    iban: maskedIban(iban),
    mandate,
    creditorId,
  })
