import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { sumOffers } from '#modules/offers/public'
import { ORDER_ROW_COLUMNS, type OrderRow } from '#modules/orders/transformers/order_row'
import type { OrderListInput } from '#modules/orders/validators/order_list'

const COLUMN_OF_SORT = {
  createdAt: 'created_at',
  number: 'number',
  date: 'date_on',
  total: 'total',
  client: 'client_name',
} as const

function filteredOrders<Row>(
  company: CompanyReference,
  { status, clientId, from, to, search }: OrderListInput
): DatabaseQueryBuilderContract<Row> {
  const query: DatabaseQueryBuilderContract<Row> = reader()
    .from('orders')
    .where('company_id', company.id)
  if (status) query.where('status', status)
  if (clientId) query.where('client_id', clientId)
  if (from) query.where('date_on', '>=', from)
  if (to) query.where('date_on', '<=', to)
  if (search) whereContains(query, 'search_text', search)
  return query
}

/** The filtered orders in their sort order, newest first by default. */
export function ordersQuery(company: CompanyReference, input: OrderListInput) {
  const { sort = 'createdAt', order = 'desc' } = input
  return filteredOrders<OrderRow>(company, input)
    .select([...ORDER_ROW_COLUMNS])
    .orderBy([
      { column: COLUMN_OF_SORT[sort], order },
      { column: 'id', order },
    ])
}

/** The sums of the filtered orders, by currency, for the header `X-Totals`. */
export const sumOrders = (company: CompanyReference, input: OrderListInput) =>
  sumOffers(filteredOrders(company, input))
