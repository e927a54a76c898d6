import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import {
  contentOfRow,
  partiesOf,
  priceDocument,
  TAX_CATEGORIES,
  taxNotesOf,
} from '#modules/documents/public'
import {
  DOCUMENT_TYPES,
  type EInvoice,
  figuresOf,
  PAYMENT_MEANS,
  turned,
} from '#modules/einvoices/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { printedModel } from '#modules/invoicing/pdf/print_invoice'
import { linesOf, taxesOf } from '#modules/invoicing/queries/invoice_parts'
import { assertFrozenFigures } from './assert_frozen_figures.js'
import { einvoiceLines } from './einvoice_lines.js'
import { buyerParty, sellerParty } from './einvoice_parties.js'

/** A draft has no number yet; what is checked before issuing never leaves the house. */
const NUMBER_TO_COME = '-'

/**
 * A document by the semantic model of EN 16931, from what it prints: its own copies of seller and buyer, its
 * frozen figures, the same words. A draft as it would be issued now.
 */
export async function eInvoiceOf(invoice: Invoice): Promise<EInvoice> {
  const printed = await printedModel(invoice)
  const { seller, buyer, language } = await partiesOf(invoice)
  const noteOf = await taxNotesOf(invoice)
  const contents = (await linesOf(invoice)).map(contentOfRow)
  const totals = priceDocument(contents, invoice)
  assertFrozenFigures(invoice, totals, await taxesOf(invoice))

  const { lines, notes } = einvoiceLines(contents)
  const number = invoice.number ?? NUMBER_TO_COME
  const isOutsideVat = totals.taxes.some(({ category }) => category === 'O')
  const to = buyerParty(invoice, buyer, isOutsideVat)
  const { buyerReference, orderNumber, projectReference } = printed.references
  const einvoice: EInvoice = {
    number,
    type: typeOf(invoice),
    issuedOn: printed.issuedOn,
    dueOn: printed.dueOn,
    currency: printed.currency,
    references: { buyer: buyerReference, order: orderNumber, project: projectReference },
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
    preceding: printed.cancels ? [printed.cancels] : [],
    seller: sellerParty(seller, isOutsideVat),
    buyer: to,
    delivery: {
      on: printed.servedUntil ?? printed.servedOn,
      // BR-IC-12 asks where goods went; Kontor delivers to the address on the invoice.
      ...(totals.taxes.some(({ category }) => category === 'K') && {
        name: to.name,
        address: to.address,
      }),
    },
    period: printed.servedUntil ? { from: printed.servedOn, to: printed.servedUntil } : undefined,
    payment: {
      means: printed.currency === 'EUR' ? PAYMENT_MEANS.sepaTransfer : PAYMENT_MEANS.transfer,
      remittance: number,
      accounts: seller.iban
        ? [
            {
              iban: seller.iban,
              bic: seller.bic,
              holder: seller.accountHolder || printed.seller.name,
            },
          ]
        : [],
    },
    attachments: [],
    ...figuresOf({
      lines,
      totals,
      currency: printed.currency,
      priceMode: printed.priceMode,
      discountReason: printed.discountReason || translate(language, 'invoicing:fields.discount'),
      discountPercent: printed.discountPercent,
      exemptionReasons: Object.fromEntries(
        TAX_CATEGORIES.map((category) => [category, noteOf(category)])
      ),
    }),
  }
  // Kept with negative figures; as 381 the kind itself says that money goes back.
  return invoice.kind === 'creditNote' ? turned(einvoice) : einvoice
}

/** BT-3 */
function typeOf({ kind, stage }: Invoice) {
  if (kind === 'invoice' && stage === 'downPayment') return DOCUMENT_TYPES.partial
  return DOCUMENT_TYPES[kind]
}
