import type { Decimal } from '#core/money/decimal'
import { type Minor, minor, percentOf } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import { split } from '#core/money/split'
import { type BusinessFigures, businessFigures, type LineFigures, totalsOf } from './figures.js'
import type { Expense } from './models/expense.js'
import { ownFigures } from './own_amounts.js'

/** How Skonto lowers a line. */
export type SkontoFigures = LineFigures & BusinessFigures

type SkontoTerms = Pick<Expense, 'gross' | 'skontoPercent'>

/** Skonto that is offered on an expense, off its total with VAT; 0 without any and for a vendor's credit note. */
export const offeredSkonto = ({ gross, skontoPercent }: SkontoTerms): Minor =>
  skontoPercent === null || gross <= 0n ? minor(0n) : percentOf(gross, skontoPercent)

/**
 * By how much Skonto lowers each line: in the proportion of the gross amounts, with the VAT in the proportion of the
 * line (§ 17 (1) UStG). The parts add up to the discount.
 * @param privateShare percent, 0 to 100
 */
export function skontoFigures(
  lines: readonly LineFigures[],
  discount: Minor,
  privateShare: Decimal
): SkontoFigures[] {
  const parts = split(
    discount,
    lines.map(({ gross }) => gross)
  )
  return lines.map((line, index) => {
    const gross = parts[index] ?? minor(0n)
    const shareOf = (amount: Minor) =>
      line.gross === 0n ? minor(0n) : minor(roundedQuotient(gross * amount, line.gross))
    const tax = shareOf(line.tax)
    const figures = { net: minor(gross - tax), tax, gross, owedTax: shareOf(line.owedTax) }
    return { ...figures, ...businessFigures(figures, privateShare) }
  })
}

/**
 * Keeps in an expense what Skonto lowers in the company's currency: nothing unless it was taken.
 * @returns the figures of each line
 */
export function lowerBySkonto(expense: Expense, lines: readonly LineFigures[]): SkontoFigures[] {
  expense.skonto = offeredSkonto(expense)
  if (expense.paidOn === null || expense.skonto === 0n) expense.tookSkonto = false
  const discount = expense.tookSkonto ? expense.skonto : minor(0n)
  const lowered = skontoFigures(lines, discount, expense.privateShare)
  const own = ownFigures(totalsOf(lowered), expense)
  expense.merge({
    ownSkontoNet: own.ownNet,
    ownSkontoTax: own.ownTax,
    ownSkontoOwedTax: own.ownOwedTax,
    ownSkontoBusinessNet: own.ownBusinessNet,
    ownSkontoBusinessTax: own.ownBusinessTax,
    ownSkontoBusinessOwedTax: own.ownBusinessOwedTax,
  })
  return lowered
}
