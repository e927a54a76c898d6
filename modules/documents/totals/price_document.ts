import { FieldError } from '#core/errors/app_error'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, moneyOf, NOTHING } from '#core/money/minor'
import type { LineContent } from '#modules/documents/lines/line_content'
import {
  type DocumentDiscount,
  type DocumentTotals,
  ImpossibleFigure,
} from '#modules/documents/totals/figures'
import { documentTotals } from '#modules/documents/totals/totals'
import type { PriceMode } from '#modules/settings/public'

/** The inputs of a document's figures. */
export interface Priced {
  currency: string
  priceMode: PriceMode
  /** Off the whole document, in percent. */
  discountPercent: Decimal | null
  /** Off the whole document instead, in major units, net or gross like the prices. */
  discountAmount: Decimal | null
}

/**
 * The figures of a document with these lines.
 * @throws 422 at the line or discount: `amount_too_large` beyond fifteen digits, `amount_too_precise` for parts
 *   of a cent, `discount_exceeds`, `tax_rate_not_zero` for a category that has no VAT
 */
export function priceDocument(lines: readonly LineContent[], document: Priced): DocumentTotals {
  const { currency, priceMode } = document
  const priced = lines.map((line, index) => ({
    ...line,
    discountAmount: inMinor(line.discountAmount, currency, `lines.${index}.discountAmount`),
  }))
  try {
    return documentTotals(priced, currency, discountOf(document), priceMode)
  } catch (error) {
    if (error instanceof InvalidAmount) throw new FieldError('lines', 'documents.amount_too_large')
    if (error instanceof ImpossibleFigure) throw faultOf(error)
    throw error
  }
}

function discountOf({ discountPercent, discountAmount, currency }: Priced): DocumentDiscount {
  if (discountPercent) return { percent: discountPercent }
  return { amount: inMinor(discountAmount, currency, 'discountAmount') ?? NOTHING }
}

function inMinor(amount: Decimal | null, currency: string, field: string): Minor | null {
  if (amount === null) return null
  try {
    return moneyOf(amount, currency)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError(field, 'documents.amount_too_precise', { values: { currency } })
  }
}

function faultOf({ fault, line }: ImpossibleFigure) {
  const at = (name: string) => (line === undefined ? name : `lines.${line}.${name}`)
  if (fault === 'rate_of_category')
    return new FieldError(at('taxRate'), 'documents.tax_rate_not_zero')
  return new FieldError(at('discountAmount'), 'documents.discount_exceeds')
}
