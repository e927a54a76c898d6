import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ClientRow } from '#modules/clients/transformers/client_transformer'
import type { ClientListQuery } from '#modules/clients/validators/client_list'

const SORT_COLUMNS = {
  name: 'sort_name',
  number: 'number_sequence',
  city: 'city',
  createdAt: 'created_at',
}

/** The clients of a company that a list asks for: by name unless it says otherwise. */
export function clientList(
  company: CompanyReference,
  { search, type, country, archived = false, sort = 'name', order = 'asc' }: ClientListQuery
): DatabaseQueryBuilderContract<ClientRow> {
  const query = reader()
    .from('clients')
    .where('company_id', company.id)
    .where('is_archived', archived)
    .orderBy(SORT_COLUMNS[sort], order)
    .orderBy('id', order)
    .select('*')
  if (type) query.where('type', type)
  if (country) query.where('country', country)
  if (search) whereContains(query, 'search_text', search)
  return query
}
