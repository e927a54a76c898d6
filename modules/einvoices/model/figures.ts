import { type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING, percentOf } from '#core/money/minor'
import type { DocumentTotals, LineInput, TaxCategory } from '#modules/documents/public'
import { DISCOUNT, VATEX } from './codes.js'
import type { EInvoice } from './einvoice.js'
import type { EInvoiceLine, VatGroup } from './line.js'

/** What a line says besides its figures. */
export type LineWords = Omit<
  EInvoiceLine,
  'quantity' | 'net' | 'allowances' | 'charges' | 'price' | 'vat'
>

export interface FiguresInput {
  /** The lines that `totals` were computed from, each with its words, in the same order. */
  lines: readonly (LineInput & LineWords)[]
  totals: DocumentTotals
  /** What the discounts are called: BT-139 and BT-97. */
  discountReason: string
  /** Of the document discount, when it was given in percent. */
  discountPercent?: Decimal
  /** BT-120 of the categories that show no VAT, in the words of the document. */
  exemptionReasons: Partial<Record<TaxCategory, string>>
  /** BT-113, VAT included: what was paid before, or invoiced as down payments. */
  prepaid?: Minor
  /** BT-114: what a gross price differs from net and VAT that were rounded apart. */
  rounding?: Minor
}

/**
 * The figures of a document as an e-invoice has them: `{ ...texts, ...figuresOf({ lines, totals, … }) }`.
 * It computes no money of its own; it only says in the terms of EN 16931 what `documentTotals` found.
 */
export function figuresOf(
  input: FiguresInput
): Pick<EInvoice, 'lines' | 'allowances' | 'charges' | 'vat' | 'totals'> {
  const { totals, prepaid = NOTHING, rounding = NOTHING } = input
  return {
    lines: input.lines.map((line, index) => lineOf(line, totals.lines[index], input)),
    allowances: totals.taxes
      .filter(({ discount }) => discount !== 0n)
      .map(({ category, rate, discount, base }) => ({
        ...reduction(discount, minor(base + discount), input.discountPercent),
        reason: input.discountReason,
        vat: { category, rate },
      })),
    charges: [],
    vat: totals.taxes.map(({ category, rate, base, tax }): VatGroup => {
      const reason = input.exemptionReasons[category]
      const explained = category !== 'S' && category !== 'Z'
      return {
        category,
        rate,
        base,
        tax,
        ...(explained && { reason, reasonCode: VATEX[category] }),
      }
    }),
    totals: {
      lines: totals.lineSum,
      allowances: totals.discount,
      charges: NOTHING,
      net: totals.net,
      tax: totals.tax,
      gross: totals.total,
      prepaid,
      rounding,
      due: minor(totals.total - prepaid + rounding),
    },
  }
}

/** A negative price becomes a negative quantity, because BR-27 allows no other; the product is the same. */
function lineOf(
  { unitPrice, quantity, discount, taxCategory, taxRate, ...words }: LineInput & LineWords,
  figures: DocumentTotals['lines'][number],
  { discountReason }: FiguresInput
): EInvoiceLine {
  const sign = unitPrice < 0n ? -1n : 1n
  return {
    ...words,
    quantity: decimal(sign * quantity),
    price: decimal(sign * unitPrice),
    net: figures.net,
    allowances:
      figures.discount === 0n
        ? []
        : [{ ...reduction(figures.discount, figures.gross, discount), reason: discountReason }],
    charges: [],
    vat: { category: taxCategory, rate: taxRate },
  }
}

/** Percent and base only when they give the amount exactly, as PEPPOL-EN16931-R040 wants it. */
const reduction = (amount: Minor, base: Minor, percent: Decimal | undefined) => ({
  amount,
  reasonCode: DISCOUNT,
  ...(percent !== undefined && percentOf(base, percent) === amount && { percent, base }),
})
