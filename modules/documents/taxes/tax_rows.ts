import { boundInteger, decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import type { DocumentTotals, TaxTotals } from '#modules/documents/totals/figures'
import type { LineCategory } from '#modules/documents/totals/totals'

/** The VAT of a document in one category and rate, as it is stored. */
export interface TaxRow {
  category: LineCategory
  rate: StoredInteger
  discount: StoredInteger
  base: StoredInteger
  tax: StoredInteger
}

/** The values of its columns, without the keys. */
export const taxValues = ({ category, rate, discount, base, tax }: TaxTotals) => ({
  category,
  rate: boundInteger(rate),
  discount: boundInteger(discount),
  base: boundInteger(base),
  tax: boundInteger(tax),
})

/** As the API shows it. @param note of `taxNote` */
export const transformTax = (row: TaxRow, currency: string, note: string) => ({
  category: row.category,
  rate: decimalNumber(decimalFromRow(row.rate)),
  base: moneyNumber(moneyFromRow(row.base), currency),
  tax: moneyNumber(moneyFromRow(row.tax), currency),
  note,
})

/** The figures of an unsaved document; its lines in their original order. */
export const transformTotals = (
  totals: DocumentTotals,
  currency: string,
  noteOf: (category: LineCategory) => string
) => {
  const money = (amount: Parameters<typeof moneyNumber>[0]) => moneyNumber(amount, currency)
  return {
    currency,
    lines: totals.lines.map(({ discount, amount, net }) => ({
      amount: money(amount),
      discountTotal: money(discount),
      net: money(net),
    })),
    taxes: totals.taxes.map((row) => transformTax(row, currency, noteOf(row.category))),
    amountSum: money(totals.amountSum),
    discountTotal: money(totals.amountDiscount),
    net: money(totals.net),
    tax: money(totals.tax),
    total: money(totals.total),
  }
}
