import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TransferOrderListInput } from '#modules/transfers/validators/transfer_order'

const COLUMN_OF_SORT = { date: 'created_at', executeOn: 'execute_on', total: 'total' } as const

/** A row of `transfer_orders`; `TransferOrder.$createFromAdapterResult` reads it. */
type Row = Record<string, unknown>

/** The orders of a company, the latest first unless another order is asked for. */
export function ordersQuery(
  { id }: CompanyReference,
  { state, sort = 'date', order = 'desc' }: TransferOrderListInput
): DatabaseQueryBuilderContract<Row> {
  const query: DatabaseQueryBuilderContract<Row> = reader()
    .from('transfer_orders')
    .where('company_id', id)
  if (state) query.where('state', state)
  return query.orderBy([
    { column: COLUMN_OF_SORT[sort], order },
    { column: 'id', order },
  ])
}
