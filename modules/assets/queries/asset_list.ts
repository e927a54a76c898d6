import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { AssetRow } from '#modules/assets/transformers/asset_transformer'
import type { AssetListInput } from '#modules/assets/validators/asset'

const COLUMN_OF_SORT = { date: 'acquired_on', name: 'folded_name', cost: 'cost' } as const

type Rows = DatabaseQueryBuilderContract<AssetRow>

/** The assets that a company had bought by the end of a year, the latest first unless another order is asked for. */
export function assetsQuery(
  company: CompanyReference,
  { year, state, search, sort = 'date', order = 'desc' }: AssetListInput & { year: string }
): Rows {
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

/** The assets of a company with the numbers of their expenses. */
export const assetRows = ({ id }: CompanyReference): Rows =>
  reader()
    .from('assets')
    .leftJoin('expenses', (join) =>
      join.on('expenses.company_id', 'assets.company_id').andOn('expenses.id', 'assets.expense_id')
    )
    .where('assets.company_id', id)
    .select('assets.*', 'expenses.number as expense_number')
