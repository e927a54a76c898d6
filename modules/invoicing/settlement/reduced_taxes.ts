import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import { split } from '#core/money/split'
import type { LineCategory } from '#modules/documents/public'
import type { TaxAmounts } from '#modules/invoicing/settlement/taxes_left'

/** The part of a reduction that falls on one VAT category and rate. */
export interface ReducedTax {
  category: LineCategory
  rate: Decimal
  base: Minor
  tax: Minor
}

/**
 * Splits a reduction with VAT into taxable amounts and VAT in the proportions of the invoice (§ 17 (1) UStG): the
 * whole amount gives exactly the figures of the invoice, and the parts always add up to the reduction.
 */
export function reducedTaxes(taxes: readonly TaxAmounts[], amount: Minor): ReducedTax[] {
  const whole = taxes.map((row) => moneyFromRow(row.base) + moneyFromRow(row.tax))
  const shares = split(amount, whole)
  return taxes.map((row, index) => {
    const tax =
      whole[index] === 0n
        ? 0n
        : roundedQuotient(shares[index] * moneyFromRow(row.tax), whole[index])
    return {
      category: row.category,
      rate: decimalFromRow(row.rate),
      base: minor(shares[index] - tax),
      tax: minor(tax),
    }
  })
}
