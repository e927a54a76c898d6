import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import {
  contentOfRow,
  type DocumentPdfModel,
  type DocumentTotals,
  partiesOf,
  priceDocument,
  type Seller,
  TAX_CATEGORIES,
  taxInOwnCurrency,
  taxNotesOf,
} from '#modules/documents/public'
import {
  DOCUMENT_TYPES,
  type EInvoice,
  figuresOf,
  PAYMENT_MEANS,
  turned,
} from '#modules/einvoices/public'
import { attachedFilesOf } from '#modules/invoicing/attachments/attachment_rows'
import { printedDebit } from '#modules/invoicing/direct_debit/debit_on_issue'
import type { DirectDebit } from '#modules/invoicing/direct_debit/direct_debit'
import { deductedTotal } from '#modules/invoicing/down_payments/deduction'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { printedModel } from '#modules/invoicing/pdf/print_invoice'
import { type ContentParts, partsOf } from '#modules/invoicing/queries/invoice_parts'
import { assertFrozenFigures } from './assert_frozen_figures.js'
import { einvoiceLines } from './einvoice_lines.js'
import { buyerParty, sellerParty } from './einvoice_parties.js'

/** A draft has no number yet; the check before issuing never leaves Kontor. */
const NUMBER_TO_COME = '-'

/**
 * A document in the semantic model of EN 16931, from its printed content: its own copies of seller and buyer, its
 * frozen figures, the same words. A draft as it would be issued now.
 * @param given parts of an unsaved document
 */
export async function eInvoiceOf(invoice: Invoice, given?: ContentParts): Promise<EInvoice> {
  const parts = given ?? (await partsOf(invoice))
  const printed = await printedModel(invoice, parts)
  const { seller, buyer, language } = await partiesOf(invoice)
  const files = parts.attachments.length > 0 ? await attachedFilesOf(invoice) : []
  const noteOf = await taxNotesOf(invoice)
  const contents = parts.lines.map(contentOfRow)
  const totals = priceDocument(contents, invoice)
  assertFrozenFigures(invoice, totals, parts)

  const { lines, notes } = einvoiceLines(contents)
  const number = invoice.number ?? NUMBER_TO_COME
  const isOutsideVat = totals.taxes.some(({ category }) => category === 'O')
  const to = buyerParty(invoice, buyer, isOutsideVat)
  const { buyerReference, orderNumber, projectReference } = printed.references
  const einvoice: EInvoice = {
    number,
    language,
    type: typeOf(invoice),
    issuedOn: printed.issuedOn,
    dueOn: printed.dueOn,
    currency: printed.currency,
    vatAccounting: vatAccountingOf(printed, totals.taxes),
    references: {
      buyer: buyerReference,
      order: orderNumber,
      salesOrder: invoice.salesOrder,
      project: projectReference,
      despatchAdvice: invoice.deliveryNote,
    },
    paymentTerms: printed.terms,
    skonto: printed.terms
      ? (invoice.skonto ?? []).map(({ days, percent }) => ({
          days,
          percent: parseDecimal(percent),
        }))
      : [],
    notes: [printed.intro, ...notes, printed.notes, printed.closing]
      .filter((text) => text.trim())
      .map((text) => ({ text })),
    preceding: [
      ...(printed.cancels ? [printed.cancels] : []),
      ...(printed.replaces ? [printed.replaces] : []),
      ...parts.deductions.map(({ number, dateOn }) => ({ number, issuedOn: dateOn })),
    ],
    seller: sellerParty(seller, isOutsideVat),
    buyer: to,
    delivery: {
      on: printed.servedUntil ?? printed.servedOn,
      // BR-IC-12 asks where goods went. A down payment has no day of service yet, and CII must not leave its delivery
      // empty (PEPPOL-EN16931-R008). Kontor delivers to the address on the invoice.
      ...((!printed.servedOn || totals.taxes.some(({ category }) => category === 'K')) && {
        name: to.name,
        address: to.address,
      }),
    },
    period: printed.servedUntil ? { from: printed.servedOn, to: printed.servedUntil } : undefined,
    payment: paymentOf(await printedDebit(invoice, seller), printed, seller, number),
    attachments: files.map(({ name, type, content }) => ({
      id: name,
      file: { name, mimeType: type, content },
    })),
    ...figuresOf({
      lines,
      totals,
      currency: printed.currency,
      priceMode: printed.priceMode,
      discountReason: printed.discountReason || translate(language, 'invoicing:fields.discount'),
      discountPercent: printed.discountPercent,
      prepaid: deductedTotal(parts.deductions),
      exemptionReasons: Object.fromEntries(
        TAX_CATEGORIES.map((category) => [category, noteOf(category)])
      ),
    }),
  }
  // Stored with negative figures; as 381 the type itself says that money goes back.
  return invoice.kind === 'creditNote' ? turned(einvoice) : einvoice
}

/** BG-16: a direct debit by its mandate, or a transfer to the company's account. */
function paymentOf(
  debit: DirectDebit | null,
  printed: DocumentPdfModel,
  { iban, bic, accountHolder }: Seller,
  remittance: string
): EInvoice['payment'] {
  if (debit) {
    const { mandate, creditorId, iban } = debit
    const directDebit = { mandate, creditorId, iban }
    return { means: PAYMENT_MEANS.sepaDebit, remittance, accounts: [], directDebit }
  }
  return {
    means: printed.currency === 'EUR' ? PAYMENT_MEANS.sepaTransfer : PAYMENT_MEANS.transfer,
    remittance,
    accounts: iban ? [{ iban, bic, holder: accountHolder || printed.seller.name }] : [],
  }
}

/** BT-6 and BT-111: the VAT in the company's own currency (Art. 230 of Directive 2006/112/EC). */
function vatAccountingOf(
  { exchange, currency }: DocumentPdfModel,
  taxes: DocumentTotals['taxes']
): EInvoice['vatAccounting'] {
  if (!exchange) return undefined
  return { currency: exchange.ownCurrency, tax: taxInOwnCurrency(taxes, exchange, currency) }
}

/** BT-3 */
function typeOf({ kind, stage }: Invoice) {
  if (kind === 'invoice' && stage === 'downPayment') return DOCUMENT_TYPES.partial
  return DOCUMENT_TYPES[kind]
}
