import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import {
  type ClientListQuery,
  clientList,
  contactsOf,
  transformClient,
} from '#modules/clients/public'
import { CLIENT_FIELDS, contactFields } from '#modules/imports/fields/client_fields'
import type { ExportedSet } from './export_kind.js'
import { pagesById } from './pages.js'

const MOST_CONTACTS = `
  select max(contacts) as most from (
    select count(*) as contacts from client_contacts where company_id = ? group by client_id
  ) as counts`

/** The clients of a list with all their contacts, as they can be read in again. */
export async function exportClients(
  company: CompanyScope,
  filter: ClientListQuery
): Promise<ExportedSet> {
  const [row] = await readRows<{ most: number | null }>(MOST_CONTACTS, [company.id])
  const contacts = Array.from({ length: Number(row?.most ?? 0) }, (_, index) =>
    contactFields(index + 1)
  ).flat()
  const own = CLIENT_FIELDS.filter(
    ({ name, isOnlyRead }) => !isOnlyRead && !name.startsWith('contacts.')
  )
  return { fields: [...own, ...contacts], records: pages(company, filter) }
}

async function* pages(company: CompanyScope, filter: ClientListQuery) {
  for await (const rows of pagesById('clients', clientList(company, filter))) {
    const contacts = await contactsOf(
      company,
      rows.map(({ id }) => id)
    )
    yield rows.map((row) => transformClient(row, contacts.get(row.id)))
  }
}
