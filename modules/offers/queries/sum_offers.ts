import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'

interface SumRow {
  currency: string
  net: StoredInteger
  total: StoredInteger
}

/** The sums of filtered offers by currency, for the header `X-Totals`. */
export async function sumOffers(filtered: DatabaseQueryBuilderContract<SumRow>) {
  const rows = await filtered
    .groupBy('currency')
    .select(
      'currency',
      reader().raw('cast(sum(net) as signed) as net, cast(sum(total) as signed) as total')
    )
  return Object.fromEntries(
    rows.map(({ currency, net, total }) => [
      currency,
      {
        net: moneyNumber(moneyFromRow(net), currency),
        total: moneyNumber(moneyFromRow(total), currency),
      },
    ])
  )
}
