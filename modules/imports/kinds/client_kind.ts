import vine from '@vinejs/vine'
import { conflict, notFound } from '#core/errors/app_error'
import { line } from '#core/validation/text'
import {
  addClients,
  Client,
  type ClientChange,
  type ClientToAdd,
  changeClient,
  clientChangeValidator,
  deleteClient,
  newClientValidator,
  oneClient,
  takenClientNumbers,
} from '#modules/clients/public'
import { CLIENT_FIELDS, contactFields } from '#modules/imports/fields/client_fields'
import type { TargetField } from '#modules/imports/fields/field'
import { changedFields, isUntouched } from './changed_fields.js'
import { fillRoom } from './fill_room.js'
import { findClients } from './find_clients.js'
import { idsBy, keyText, plainVatId } from './ids_by.js'
import type { ImportKind, RowValues } from './import_kind.js'
import { together, validated } from './validate.js'

/** Fields that other programs have and clients of the API cannot set. */
export const ownValidator = vine.create({
  number: line(60).optional(),
  isArchived: vine.boolean().optional(),
})

const MOST_CONTACTS = 50
/** Clients that were merged or erased are not matched. */
const LIVING = { table: 'clients', without: ['merged_into_id', 'erased_at'] }
const known = new Map<string, TargetField>(
  [
    ...CLIENT_FIELDS,
    ...Array.from({ length: MOST_CONTACTS }, (_, index) => contactFields(index + 1)).flat(),
  ].map((field) => [field.name, field])
)

/**
 * Clients, matched by their number, else by VAT id or business number, else by e-mail address. A row without any of
 * them matches the only client with its name.
 */
export const clientKind: ImportKind<ClientToAdd, ClientChange> = {
  fields: CLIENT_FIELDS,
  known,

  prepare({ firstName, lastName, houseNumber, ...values }) {
    const person = [keyText(firstName), keyText(lastName)].filter(Boolean).join(' ')
    if (keyText(houseNumber))
      values.street = `${keyText(values.street)} ${keyText(houseNumber)}`.trim()
    if (person && keyText(values.name)) values.contacts ??= [{}]
    else if (person) Object.assign(values, { type: 'person', name: person })
    nameFirstContact(values, person || keyText(values.name))
    return values
  },

  keyOf: (values) => keyText(values.number) || undefined,

  async findExisting(company, rows) {
    const onlyNamed = rows.map((row) => (isOnlyNamed(row) ? { clientName: row.name } : {}))
    const [numbers, vatIds, businessNumbers, emails, named] = await Promise.all([
      idsBy(
        company,
        { ...LIVING, column: 'number' },
        rows.map(({ number }) => keyText(number))
      ),
      idsBy(
        company,
        { ...LIVING, column: 'vat_id' },
        rows.map(({ vatId }) => plainVatId(vatId))
      ),
      idsBy(
        company,
        { ...LIVING, column: 'business_number' },
        rows.map(({ businessNumber }) => plainVatId(businessNumber))
      ),
      idsBy(
        company,
        { ...LIVING, column: 'email' },
        rows.map(({ email }) => keyText(email))
      ),
      findClients(company, onlyNamed),
    ])
    return rows.map(
      (row) =>
        numbers.get(keyText(row.number)) ??
        vatIds.get(plainVatId(row.vatId)) ??
        businessNumbers.get(plainVatId(row.businessNumber)) ??
        emails.get(keyText(row.email)) ??
        (isOnlyNamed(row) ? named.of({ clientName: keyText(row.name) })?.id : undefined)
    )
  },

  async checkNew({ number, isArchived, ...values }, { language }) {
    const details = await validated(newClientValidator, values, language)
    return together(details, await validated(ownValidator, { number, isArchived }, language))
  },

  /** An existing client keeps its number. */
  checkChange: ({ number: _, ...values }, { language }) =>
    validated(clientChangeValidator, values, language),

  takenKeys: takenClientNumbers,
  create: (company, clients, { importer }) =>
    fillRoom(clients, importer.language, (fitting) => addClients(company, fitting)),

  async update(company, id, change) {
    const client = await Client.oneLocked(company, id)
    if (!client || client.mergedIntoId || client.erasedAt) return undefined
    const before = await oneClient(company, id)
    await changeClient(company, id, change)
    return changedFields(change, before, await oneClient(company, id))
  },

  async remove(company, id) {
    const client = await Client.oneLocked(company, id)
    if (!client) throw notFound()
    if (client.version > 1) throw conflict('imports.changed_since')
    await deleteClient(company, id)
  },

  async restore(company, id, change) {
    const client = await Client.oneLocked(company, id)
    if (!client || client.mergedIntoId || client.erasedAt) return false
    if (!isUntouched(await oneClient(company, id), change)) return false
    await changeClient(company, id, await clientChangeValidator.validate(change.before))
    return true
  },
}

const isOnlyNamed = ({ number, vatId, businessNumber, email, name }: RowValues) =>
  keyText(name) !== '' && ![number, vatId, businessNumber, email].some(keyText)

/** Files often have an address of a contact and no name beside it. */
function nameFirstContact({ contacts }: RowValues, name: string) {
  const [first] = (contacts ?? []) as RowValues[]
  if (first && !keyText(first.name)) first.name = name
}
