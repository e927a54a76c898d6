import { boundInteger, decimalFromRow, moneyFromRow } from '#core/money/columns'
import { type Minor, minor, sum } from '#core/money/minor'
import type { LineRow, TaxRow } from '#modules/documents/public'
import type { Deduction } from './deduction.js'

/** The figures of a document before down payments are deducted. */
export interface Whole {
  net: Minor
  tax: Minor
  total: Minor
  taxes: TaxRow[]
}

interface Stored {
  net: Minor
  tax: Minor
  total: Minor
}

/**
 * The figures of the whole performance, from the stored remainder and deductions. For any document but a final invoice
 * these are its own figures.
 */
export function wholeOf(
  remainder: Stored,
  { lines, taxes, deductions }: { lines: LineRow[]; taxes: TaxRow[]; deductions: Deduction[] }
): Whole {
  const plus = (of: 'net' | 'tax' | 'total') =>
    minor(remainder[of] + sum(deductions.map((each) => each[of])))
  return {
    net: plus('net'),
    tax: plus('tax'),
    total: plus('total'),
    taxes:
      deductions.length === 0
        ? taxes
        : taxes.filter((row) => isOfLines(row, lines)).map((row) => wholeTax(row, deductions)),
  }
}

/** A group that occurs only in a down payment is not part of the whole. */
const isOfLines = ({ category, rate }: TaxRow, lines: LineRow[]) =>
  lines.some(
    (line) =>
      line.kind === 'item' &&
      !line.is_optional &&
      line.tax_category === category &&
      decimalFromRow(line.tax_rate) === decimalFromRow(rate)
  )

function wholeTax(row: TaxRow, deductions: Deduction[]): TaxRow {
  const rate = decimalFromRow(row.rate)
  const same = deductions
    .flatMap(({ taxes }) => taxes)
    .filter((group) => group.category === row.category && group.rate === rate)
  return {
    ...row,
    base: boundInteger(moneyFromRow(row.base) + sum(same.map(({ base }) => base))),
    tax: boundInteger(moneyFromRow(row.tax) + sum(same.map(({ tax }) => tax))),
  }
}
