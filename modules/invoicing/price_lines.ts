import { FieldError } from '#core/errors/app_error'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type DocumentTotals, documentTotals, type TaxCategory } from '#modules/documents/public'

export interface PricedLine {
  quantity: Decimal
  /** Major units. */
  unitPrice: Decimal
  /** Percent. */
  discount: Decimal
  /** Percent. */
  taxRate: Decimal
}

/** The figures of an invoice with these lines. @throws 422 `amount_too_large` beyond fifteen digits */
export function priceLines(lines: readonly PricedLine[], currency: string): DocumentTotals {
  try {
    return documentTotals(
      lines.map((line) => ({ ...line, taxCategory: taxCategoryOf(line.taxRate) })),
      currency
    )
  } catch (error) {
    if (error instanceof InvalidAmount) throw new FieldError('lines', 'invoicing.amount_too_large')
    throw error
  }
}

/** Standard, or zero-rated. */
export const taxCategoryOf = (rate: Decimal): TaxCategory => (rate === 0n ? 'Z' : 'S')
