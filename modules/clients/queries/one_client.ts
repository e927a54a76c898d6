import { reader } from '#core/database/in_tx'
import { notFound } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type ClientRow, transformClient } from '#modules/clients/transformers/client_transformer'
import { contactsOf } from './client_contacts.js'

/** A client with its contacts, as the API shows it. @throws 404 */
export async function oneClient(company: CompanyReference, id: string) {
  const row: ClientRow | null = await reader()
    .from('clients')
    .where({ company_id: company.id, id })
    .first()
  if (!row) throw notFound()
  const contacts = await contactsOf(company, [id])
  return transformClient(row, contacts.get(id))
}
