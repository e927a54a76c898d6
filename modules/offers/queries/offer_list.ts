import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { OfferKind } from '#modules/offers/offer_kind'

/** The columns that every kind of offer is sorted by. */
export const COLUMN_OF_SORT = {
  createdAt: 'created_at',
  number: 'number',
  date: 'date_on',
  validUntil: 'valid_until',
  total: 'total',
  client: 'client_name',
} as const

interface Filter {
  clientId?: string
  from?: Day
  to?: Day
  search?: string
}

/** The company's offers of one kind that a filter leaves, each in its last version that was sent, and all drafts. */
export function filterOffers<Row>(
  { table }: Pick<OfferKind, 'table'>,
  company: CompanyReference,
  { clientId, from, to, search }: Filter
): DatabaseQueryBuilderContract<Row> {
  const query: DatabaseQueryBuilderContract<Row> = reader()
    .from(table)
    .where('company_id', company.id)
    .where('is_superseded', false)
  if (clientId) query.where('client_id', clientId)
  if (from) query.where('date_on', '>=', from)
  if (to) query.where('date_on', '<=', to)
  if (search) whereContains(query, 'search_text', search)
  return query
}
