import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import type { DocumentTotals } from '#modules/documents/public'

/** Totals of lines that are not saved; the lines in the order in which they came. */
export const transformPrices = (totals: DocumentTotals, currency: string) => ({
  currency,
  lines: totals.lines.map(({ net }) => ({ net: moneyNumber(net, currency) })),
  taxes: totals.taxes.map((row) => ({
    rate: decimalNumber(row.rate),
    base: moneyNumber(row.base, currency),
    tax: moneyNumber(row.tax, currency),
  })),
  net: moneyNumber(totals.net, currency),
  tax: moneyNumber(totals.tax, currency),
  total: moneyNumber(totals.total, currency),
})
