import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'

export interface RecipientRow {
  id: string
  number: string
  name: string
  city: string
  currency: string | null
}

interface Wish {
  search?: string
  order?: 'asc' | 'desc'
}

/** The clients in use of a company, by name. */
export function recipientRows(
  company: CompanyReference,
  { search, order = 'asc' }: Wish
): DatabaseQueryBuilderContract<RecipientRow> {
  const query = reader()
    .from('clients')
    .where('company_id', company.id)
    .where('is_archived', false)
    .orderBy('sort_name', order)
    .orderBy('id', order)
    .select('id', 'number', 'name', 'city', 'currency')
  if (search) whereContains(query, 'search_text', search)
  return query
}
