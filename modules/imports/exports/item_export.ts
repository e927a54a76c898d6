import type { CompanyScope } from '#core/http/caller'
import { ITEM_FIELDS } from '#modules/imports/fields/item_fields'
import { type ItemListInput, itemsQuery, transformItem } from '#modules/invoicing/public'
import type { ExportedSet } from './export_kind.js'
import { pagesById } from './pages.js'

/** The items of a list, as they can be read in again. */
export async function exportItems(
  company: CompanyScope,
  filter: ItemListInput
): Promise<ExportedSet> {
  const fields = ITEM_FIELDS.filter(({ isOnlyRead }) => !isOnlyRead)
  return { fields, records: pages(company, filter) }
}

async function* pages(company: CompanyScope, filter: ItemListInput) {
  for await (const rows of pagesById('items', itemsQuery(company, filter))) {
    yield rows.map(transformItem)
  }
}
