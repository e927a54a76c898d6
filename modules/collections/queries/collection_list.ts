import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { CollectionListInput } from '#modules/collections/validators/collection'

const COLUMN_OF_SORT = { date: 'created_at', firstOn: 'first_on', total: 'total' } as const

/** A row of `collections`; `Collection.$createFromAdapterResult` reads it. */
type Row = Record<string, unknown>

/** The collections of a company, the latest first unless another order is asked for. */
export function collectionsQuery(
  { id }: CompanyReference,
  { state, sort = 'date', order = 'desc' }: CollectionListInput
): DatabaseQueryBuilderContract<Row> {
  const query: DatabaseQueryBuilderContract<Row> = reader()
    .from('collections')
    .where('company_id', id)
  if (state) query.where('state', state)
  return query.orderBy([
    { column: COLUMN_OF_SORT[sort], order },
    { column: 'id', order },
  ])
}
