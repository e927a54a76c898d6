import { writer } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { FieldError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import type { Client } from '#modules/clients/models/client'
import type { ClientChange } from '#modules/clients/validators/client'

type Contacts = NonNullable<ClientChange['contacts']>

/**
 * Makes a client's contacts exactly these: known ones are changed, new ones get ids, the others are removed.
 * Only inside inTx. Throws 422 on an id that is no contact of this client.
 */
export async function saveContacts({ companyId, id: clientId }: Client, contacts: Contacts) {
  const owned = () =>
    writer().from('client_contacts').where({ company_id: companyId, client_id: clientId })
  const known = new Set((await owned().select('id')).map(({ id }) => id))

  const kept = contacts.map(({ _id }) => _id).filter((id) => id !== undefined)
  const stranger = contacts.findIndex(({ _id }) => _id !== undefined && !known.has(_id))
  if (stranger !== -1) throw new FieldError(`contacts.${stranger}._id`, 'clients.contact_unknown')
  await owned().whereNotIn('id', kept).delete()

  for (const [position, contact] of contacts.entries()) {
    if (contact._id) await owned().where('id', contact._id).update(contactValues(contact, position))
    else
      await insertRows('client_contacts', [
        newContactRow({ companyId, id: clientId }, contact, position),
      ])
  }
}

/** The row of a contact that a client gets. */
export const newContactRow = (
  client: Pick<Client, 'companyId' | 'id'>,
  contact: Contacts[number],
  position: number
) => ({
  company_id: client.companyId,
  client_id: client.id,
  id: newId(),
  ...contactValues(contact, position),
})

const contactValues = (contact: Contacts[number], position: number) => ({
  position,
  name: contact.name,
  email: contact.email ?? '',
  phone: contact.phone ?? '',
  role: contact.role ?? '',
  form_of_address: contact.formOfAddress ?? '',
  receives_invoices: contact.receivesInvoices ?? false,
  gets_copies: contact.getsCopies ?? false,
})
