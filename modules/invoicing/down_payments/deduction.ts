import type { Day } from '#core/clock'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { DocumentTotals, TaxTotals } from '#modules/documents/public'

/** The VAT of a deduction in one category and rate. */
export type DeductedTax = Pick<TaxTotals, 'category' | 'rate' | 'base' | 'tax'>

/** A down payment as deducted by a final invoice. On the cancellation of a final invoice, every amount is negated. */
export interface Deduction {
  downPaymentId: string
  number: string
  /** Its date of issue. */
  dateOn: Day
  net: Minor
  tax: Minor
  total: Minor
  taxes: DeductedTax[]
}

export const deductedTotal = (deductions: readonly Deduction[]): Minor =>
  sum(deductions.map(({ total }) => total))

/**
 * The amount due of a document: its figures less its down payments, VAT by VAT (§ 14 (5) sentence 2 UStG). This is
 * stored, so that no sum counts a down payment twice. `lineSum` and `discount` stay those of the whole. A rate that
 * occurs only in a down payment gets a negative group.
 */
export function remainderOf(
  whole: DocumentTotals,
  deductions: readonly Deduction[]
): DocumentTotals {
  if (deductions.length === 0) return whole
  const taxes = whole.taxes.map((group) => ({ ...group }))
  for (const { category, rate, base, tax } of deductions.flatMap((each) => each.taxes)) {
    let group = taxes.find((each) => each.category === category && each.rate === rate)
    if (!group) {
      group = { category, rate, discount: NOTHING, base: NOTHING, tax: NOTHING }
      taxes.push(group)
    }
    group.base = minor(group.base - base)
    group.tax = minor(group.tax - tax)
  }
  const less = (of: (deduction: Deduction) => Minor) => minor(sum(deductions.map(of)))
  return {
    ...whole,
    taxes: taxes.sort((a, b) =>
      a.rate === b.rate ? a.category.localeCompare(b.category) : a.rate > b.rate ? -1 : 1
    ),
    net: minor(whole.net - less(({ net }) => net)),
    tax: minor(whole.tax - less(({ tax }) => tax)),
    total: minor(whole.total - less(({ total }) => total)),
  }
}

/** The same document turned: for the cancellation of a final invoice. */
export const turnedDeduction = (deduction: Deduction): Deduction => ({
  ...deduction,
  net: minor(-deduction.net),
  tax: minor(-deduction.tax),
  total: minor(-deduction.total),
  taxes: deduction.taxes.map(({ base, tax, ...group }) => ({
    ...group,
    base: minor(-base),
    tax: minor(-tax),
  })),
})
