import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { sumOffers } from '#modules/documents/public'
import { whereShownAs } from '#modules/sales/estimate_status'
import {
  ESTIMATE_ROW_COLUMNS,
  type EstimateRow,
} from '#modules/sales/transformers/estimate_row_transformer'
import type { EstimateListInput } from '#modules/sales/validators/estimate_list'

const COLUMN_OF_SORT = {
  createdAt: 'created_at',
  number: 'number',
  date: 'date_on',
  validUntil: 'valid_until',
  total: 'total',
  client: 'client_name',
} as const

/** The company's estimates that a filter leaves, each in its last version that was sent, and all drafts. */
function filteredEstimates<Row>(
  company: CompanyReference,
  { status, clientId, from, to, search }: EstimateListInput,
  today: Day
): DatabaseQueryBuilderContract<Row> {
  const query: DatabaseQueryBuilderContract<Row> = reader()
    .from('estimates')
    .where('company_id', company.id)
    .where('is_superseded', false)
  if (status) whereShownAs(query, status, today)
  if (clientId) query.where('client_id', clientId)
  if (from) query.where('date_on', '>=', from)
  if (to) query.where('date_on', '<=', to)
  if (search) whereContains(query, 'search_text', search)
  return query
}

/** The filtered estimates in their order, newest first by default. */
export function estimatesQuery(company: CompanyReference, input: EstimateListInput, today: Day) {
  const { sort = 'createdAt', order = 'desc' } = input
  return filteredEstimates<EstimateRow>(company, input, today)
    .select([...ESTIMATE_ROW_COLUMNS])
    .orderBy([
      { column: COLUMN_OF_SORT[sort], order },
      { column: 'id', order },
    ])
}

/** The sums of the filtered estimates, by currency, for the header `X-Totals`. */
export const sumEstimates = (company: CompanyReference, input: EstimateListInput, today: Day) =>
  sumOffers(filteredEstimates(company, input, today))
