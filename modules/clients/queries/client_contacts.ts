import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ContactRow } from '#modules/clients/transformers/client_transformer'

/** The contacts of some clients in their order, by the client's id. */
export async function contactsOf(company: CompanyReference, clientIds: string[]) {
  const rows: ContactRow[] = await reader()
    .from('client_contacts')
    .where('company_id', company.id)
    .whereIn('client_id', clientIds)
    .orderBy('position')
    .select('*')
  return Map.groupBy(rows, ({ client_id }) => client_id)
}
