import { auditAll } from '#core/audit/audit'
import { now, today } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { isDuplicate } from '#core/database/transaction_failures'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { assertRoom } from '#modules/auth/public'
import { CLIENT_NUMBERS } from '#modules/clients/client_numbers'
import { type GivenNumber, giveFreeNumbers, readCompanySettings } from '#modules/settings/public'
import { type ClientToAdd, clientRow } from './client_row.js'
import { newContactRow } from './save_contacts.js'

/** Adds a client with the next number of its range. Only inside inTx. @returns its id */
export async function addClient(company: CompanyScope, details: ClientToAdd): Promise<string> {
  return (await addClients(company, [details]))[0]
}

/**
 * Adds clients, each with the number that it brings from elsewhere, else with the next free one of the range.
 * Only inside inTx. @returns their ids in the same order @throws 403 `plan_limit_reached`, 422 `client_number_taken`
 */
export async function addClients(company: CompanyScope, clients: ClientToAdd[]): Promise<string[]> {
  await assertRoom(company.id, 'clients', clients.length)
  const { country } = await readCompanySettings(company)
  const at = now()
  const own = clients.flatMap(({ number }) => number || [])
  const numbers = await giveFreeNumbers(company, CLIENT_NUMBERS, today(company.timeZone), {
    count: clients.filter(({ number }) => !number).length,
    taken: async (some) => new Set([...(await takenNumbers(company, some)), ...own]),
  })
  const rows = clients.map((client) => {
    const { number, sequence } = client.number
      ? { number: client.number, sequence: sequenceIn(client.number) }
      : (numbers.shift() as GivenNumber)
    return clientRow(company, { ...client, number }, { sequence, country, at })
  })
  try {
    await insertRows('clients', rows)
  } catch (error) {
    if (isDuplicate(error)) throw new FieldError('number', 'clients.client_number_taken')
    throw error
  }
  const contacts = clients.flatMap(({ contacts = [] }, index) =>
    contacts.map((contact, position) =>
      newContactRow({ companyId: company.id, id: rows[index].id }, contact, position)
    )
  )
  await insertRows('client_contacts', contacts)
  await auditAll(
    rows.map(({ id, number, name, version }) => ({
      companyId: company.id,
      action: 'client.created',
      subject: { type: 'client', id },
      details: { number, name, version },
    }))
  )
  // Screens with clients refetch all of them; one event is enough.
  if (rows.length > 0) publish(company.id, { kind: 'client', id: rows[0].id })
  return rows.map(({ id }) => id)
}

/** Which of some numbers clients have already. */
export async function takenNumbers(company: CompanyReference, numbers: string[]) {
  const rows: { number: string }[] = await reader()
    .from('clients')
    .where('company_id', company.id)
    .whereIn('number', numbers)
    .select('number')
  return new Set(rows.map(({ number }) => number))
}

/** Position of an imported number in the order of numbers: its last group of digits. */
const sequenceIn = (number: string) => Number(/(\d{1,15})\D*$/.exec(number)?.[1] ?? 0)
