import type { Decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type {
  DocumentTotals,
  LineCategory,
  LineInput,
  TaxCategory,
} from '#modules/documents/public'
import type { PriceMode } from '#modules/settings/public'
import { VATEX } from './codes.js'
import type { EInvoice } from './einvoice.js'
import { lineOf, reduction } from './figures_of_line.js'
import type { EInvoiceLine } from './line.js'

/** A line without its figures. */
export type LineWords = Omit<
  EInvoiceLine,
  'row' | 'quantity' | 'net' | 'allowances' | 'charges' | 'price' | 'priceQuantity' | 'vat'
>

type PricedLine = Omit<LineInput, 'discountAmount'>

export interface FiguresInput {
  /** The lines that `totals` were computed from, each with its words, in the same order; texts and headings too. */
  lines: readonly (PricedLine & LineWords)[]
  totals: DocumentTotals
  /** BT-5 */
  currency: string
  /** Whether the prices hold VAT; an e-invoice has net ones only. */
  priceMode: PriceMode
  /** The names of the discounts: BT-139 and BT-97. */
  discountReason: string
  /** Of the document discount, if entered in percent. */
  discountPercent?: Decimal | null
  /** BT-120 of the categories that show no VAT, in the words of the document: `taxNote`. */
  exemptionReasons: Partial<Record<TaxCategory, string>>
  /** BT-113, VAT included: earlier payments, or down payment invoices. */
  prepaid?: Minor
  /** BT-114: the difference to a rounded payable amount. */
  rounding?: Minor
}

/**
 * The figures of a document for an e-invoice: `{ ...texts, ...figuresOf({ lines, totals, … }) }`. It translates the
 * result of `documentTotals` into the terms of EN 16931; the only amounts it computes are net prices from gross ones.
 * Texts, headings, subtotals and optional lines are left out; `row` is the line's position in the form.
 */
export function figuresOf(
  input: FiguresInput
): Pick<EInvoice, 'lines' | 'allowances' | 'charges' | 'vat' | 'totals'> {
  const { totals, discountPercent, prepaid = NOTHING, rounding = NOTHING } = input
  return {
    lines: input.lines.flatMap((line, row) =>
      (line.kind ?? 'item') === 'item' && !line.isOptional
        ? [{ ...lineOf(line, totals.lines[row], input), row }]
        : []
    ),
    allowances: totals.taxes
      .filter(({ discount }) => discount !== 0n)
      .map(({ category, rate, discount, base }) => ({
        ...reduction(discount, minor(base + discount), discountPercent, input.currency),
        reason: input.discountReason,
        vat: { category, rate },
      })),
    charges: [],
    vat: totals.taxes.map(({ category, rate, base, tax }) => ({
      category,
      rate,
      base,
      tax,
      ...explanation(category, input),
    })),
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

/** S and Z must not have one (BR-S-10); a draft may have no category yet. */
const explanation = (category: LineCategory, { exemptionReasons }: FiguresInput) =>
  category === '' || category === 'S' || category === 'Z'
    ? {}
    : { reason: exemptionReasons[category], reasonCode: VATEX[category] }
