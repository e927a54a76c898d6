import { moneyNumber } from '#core/money/minor'
import type { FilteredSums } from '#modules/invoicing/lists/invoice_sums'

/** Sums by currency, as they stand in the header `X-Totals`. */
export const transformSums = (sums: FilteredSums['sums']) =>
  Object.fromEntries(
    [...sums].map(([currency, { net, tax, total, open }]) => [
      currency,
      {
        net: moneyNumber(net, currency),
        tax: moneyNumber(tax, currency),
        total: moneyNumber(total, currency),
        open: moneyNumber(open, currency),
      },
    ])
  )
