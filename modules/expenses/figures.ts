import { FieldError } from '#core/errors/app_error'
import { DECIMAL_ONE, type Decimal } from '#core/money/decimal'
import { type Minor, minor, percentOf, sum } from '#core/money/minor'
import { magnitude, roundedQuotient } from '#core/money/rounding'
import { isUntaxedAcquisition, needsRate, type TaxTreatment } from './tax_treatment.js'

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
  /** VAT that the company owes in place of the vendor (§ 13b, § 1a or § 25b (2) UStG). */
  owedTax: Minor
}

/** The part of a line that is for the business. */
export interface BusinessFigures {
  businessNet: Minor
  /** Input VAT that may be deducted (§ 15 (1) UStG). */
  businessTax: Minor
  /** Owed VAT that may be deducted (§ 15 (1) no. 3 and 4, § 25b (5) UStG); all of the owed VAT is owed. */
  businessOwedTax: Minor
}

/**
 * Takes the private share off a line: net, VAT and owed VAT each less their share, which is rounded to the minor unit,
 * halves away from zero. The private and the business part add up to the line.
 * @param privateShare percent, 0 to 100
 */
export function businessFigures(
  { net, tax, owedTax }: LineFigures,
  privateShare: Decimal
): BusinessFigures {
  const businessOf = (amount: Minor) => minor(amount - percentOf(amount, privateShare))
  return {
    businessNet: businessOf(net),
    businessTax: businessOf(tax),
    businessOwedTax: businessOf(owedTax),
  }
}

const HUNDRED = 100n * DECIMAL_ONE

/** Receipts round each position; more than one major unit in a hundred is no rounding any more. */
const MOST_DIFFERENCE = 100n

/**
 * Splits the gross amount into net and VAT. Under the reverse charge and for goods from the EU the receipt contains no
 * VAT, and the company owes VAT on the whole amount.
 * @throws FieldError 422 `expenses.tax_implausible` for a VAT that the rate does not give, rounding aside,
 * `expenses.acquisition_rate` for goods from the EU without a rate, `expenses.acquisition_untaxed` for a rate where no
 * VAT is owed
 */
export function lineFigures(
  { amount, taxRate, tax }: AmountInput,
  treatment: TaxTreatment,
  index: number
): LineFigures {
  if (treatment !== 'domestic') {
    if (needsRate(treatment) && taxRate === 0n) {
      throw new FieldError(`lines.${index}.taxRate`, 'expenses.acquisition_rate')
    }
    if (isUntaxedAcquisition(treatment) && taxRate !== 0n) {
      throw new FieldError(`lines.${index}.taxRate`, 'expenses.acquisition_untaxed')
    }
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

export const totalsOf = (
  lines: readonly (LineFigures & BusinessFigures)[]
): LineFigures & BusinessFigures => ({
  net: sum(lines.map(({ net }) => net)),
  tax: sum(lines.map(({ tax }) => tax)),
  gross: sum(lines.map(({ gross }) => gross)),
  owedTax: sum(lines.map(({ owedTax }) => owedTax)),
  businessNet: sum(lines.map(({ businessNet }) => businessNet)),
  businessTax: sum(lines.map(({ businessTax }) => businessTax)),
  businessOwedTax: sum(lines.map(({ businessOwedTax }) => businessOwedTax)),
})
