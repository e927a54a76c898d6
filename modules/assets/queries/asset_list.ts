import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { AssetListInput } from '#modules/assets/validators/asset'
import { type AssetRows, assetRows } from './asset_rows.js'

const COLUMN_OF_SORT = { date: 'acquired_on', name: 'folded_name', cost: 'cost' } as const

/** The assets that a company had bought by the end of a year, the latest first unless another order is asked for. */
export function assetsQuery(
  company: CompanyReference,
  { year, state, search, sort = 'date', order = 'desc' }: AssetListInput & { year: string }
): AssetRows {
  const end = `${year}-12-31`
  const query = assetRows(company).where('assets.acquired_on', '<=', end)
  if (search) whereContains(query, 'assets.folded_name', search)
  if (state === 'gone') query.where('assets.disposed_on', '<=', end)
  if (state === 'present') {
    query.where((still) =>
      still.whereNull('assets.disposed_on').orWhere('assets.disposed_on', '>', end)
    )
  }
  return query.orderBy([
    { column: `assets.${COLUMN_OF_SORT[sort]}`, order },
    { column: 'assets.id', order },
  ])
}
