import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ItemListInput } from '#modules/invoicing/items/item_list_validator'
import type { ItemRow } from '#modules/invoicing/items/item_transformer'

const COLUMN_OF_SORT = { name: 'name_folded', number: 'number', createdAt: 'created_at' } as const

/** The items of a company, by name by default. */
export function itemsQuery(
  company: CompanyReference,
  { search, archived, sort = 'name', order = 'asc' }: ItemListInput
): DatabaseQueryBuilderContract<ItemRow> {
  const query = reader()
    .from('items')
    .where('company_id', company.id)
    .where('is_archived', archived ?? false)
    .orderBy([
      { column: COLUMN_OF_SORT[sort], order },
      { column: 'id', order },
    ])
  if (search) whereContains(query, 'words', search)
  return query
}
