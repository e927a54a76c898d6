import { FieldError } from '#core/errors/app_error'
import { DECIMAL_ONE, type Decimal } from '#core/money/decimal'
import { type Minor, minor, sum } from '#core/money/minor'
import { magnitude, roundedQuotient } from '#core/money/rounding'
import type { TaxTreatment } from './tax_treatment.js'

/** The part of a receipt at one rate of VAT. */
export interface AmountInput {
  /** The gross amount in minor units of the receipt's currency; negative on a vendor's credit note. */
  amount: Minor
  /** Percent. */
  taxRate: Decimal
  /** The VAT as printed, when it differs from the calculated one by rounding. */
  tax?: Minor
}

export interface LineFigures {
  net: Minor
  /** VAT on the receipt. */
  tax: Minor
  gross: Minor
  /** VAT that the company owes in place of the vendor (§ 13b UStG, art. 196 VAT directive). */
  owedTax: Minor
}

const HUNDRED = 100n * DECIMAL_ONE

/** Receipts round each position; more than one major unit in a hundred is no rounding any more. */
const MOST_DIFFERENCE = 100n

/**
 * Splits the gross amount into net and VAT. Under the reverse charge the receipt contains no VAT, and the company owes
 * VAT on the whole amount.
 * @throws FieldError 422 `expenses.tax_implausible` for a VAT that the rate does not give, rounding aside
 */
export function lineFigures(
  { amount, taxRate, tax }: AmountInput,
  treatment: TaxTreatment,
  index: number
): LineFigures {
  if (treatment === 'reverseCharge') {
    const owedTax = minor(roundedQuotient(amount * taxRate, HUNDRED))
    return { net: amount, tax: minor(0n), gross: amount, owedTax }
  }
  const net = roundedQuotient(amount * HUNDRED, HUNDRED + taxRate)
  const calculated = minor(amount - net)
  if (tax !== undefined && magnitude(tax - calculated) > MOST_DIFFERENCE) {
    throw new FieldError(`lines.${index}.tax`, 'expenses.tax_implausible')
  }
  const charged = tax ?? calculated
  return { net: minor(amount - charged), tax: charged, gross: amount, owedTax: minor(0n) }
}

export const totalsOf = (lines: readonly LineFigures[]): LineFigures => ({
  net: sum(lines.map(({ net }) => net)),
  tax: sum(lines.map(({ tax }) => tax)),
  gross: sum(lines.map(({ gross }) => gross)),
  owedTax: sum(lines.map(({ owedTax }) => owedTax)),
})
