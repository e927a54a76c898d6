import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { roundedQuotient } from '#core/money/rounding'
import type { DocumentModel, LineRow } from '#modules/documents/public'
import { enteredAmounts } from '#modules/documents/public'

const HUNDRED = 100n * DECIMAL_ONE

/**
 * The whole discount of a line, in percent: its own discount and its part of the document's. Amounts become
 * percentages, so that half the goods cost half. Exact to a millionth of a percent.
 */
export function effectiveDiscount(document: DocumentModel, rows: readonly LineRow[]) {
  const left = HUNDRED - ofDocument(document, rows)
  return (row: LineRow): Decimal =>
    decimal(HUNDRED - roundedQuotient(left * (HUNDRED - ofLine(row)), HUNDRED))
}

function ofDocument(document: DocumentModel, rows: readonly LineRow[]): bigint {
  if (document.discountPercent) return document.discountPercent
  if (!document.discountAmount) return 0n
  const { amountSum, discountTotal } = enteredAmounts(document, rows)
  return amountSum === 0n ? 0n : roundedQuotient(discountTotal * HUNDRED, amountSum)
}

function ofLine(row: LineRow): bigint {
  if (row.discount_amount === null) return decimalFromRow(row.discount)
  const reduction = moneyFromRow(row.reduction)
  const whole = moneyFromRow(row.amount) + reduction
  return whole === 0n ? 0n : roundedQuotient(reduction * HUNDRED, whole)
}
