import { moneyFromRow } from '#core/money/columns'
import { type Minor, minor, sum } from '#core/money/minor'
import type { PriceMode } from '#modules/settings/public'
import type { LineRow } from './line_rows.js'

/** The sum of a stored document's lines and its discount, net or gross like the prices. */
export function enteredAmounts(
  { priceMode, net, total }: { priceMode: PriceMode; net: Minor; total: Minor },
  lines: readonly LineRow[]
): { amountSum: Minor; discountTotal: Minor } {
  const counted = lines.filter(({ kind, is_optional }) => kind === 'item' && !is_optional)
  const amountSum = sum(counted.map(({ amount }) => moneyFromRow(amount)))
  return { amountSum, discountTotal: minor(amountSum - (priceMode === 'gross' ? total : net)) }
}
