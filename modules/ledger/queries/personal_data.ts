import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientReferences, oneClient } from '#modules/clients/public'
import { transformEntry } from '#modules/ledger/transformers/ledger_transformer'
import { readMails } from './client_mails.js'
import { entriesOf } from './entries.js'
import { readHistory } from './history.js'
import { balancesOf, readEntries } from './ledger.js'

/** A limit beyond any real client; an export is one answer. */
const ALL = { offset: 0, limit: 20_000 }

/** Proofs and keys, which are nobody's personal data. */
const INTERNAL = /(^company_id|_hash|^search_text|^version)$/

/** Of a column; integers beyond 2^53 as text. */
type StoredValue = string | number | boolean | null

/** All stored data of a client and its people (GDPR, art. 15 and 20), by kind. @throws 404 */
export async function personalDataOf(company: CompanyReference, clientId: string) {
  const client = await oneClient(company, clientId)
  const accounts = []
  for (const { currency, balance } of await balancesOf(company, clientId)) {
    const entries = await readEntries(company, clientId, { currency }, ALL)
    accounts.push({
      currency,
      balance: moneyNumber(balance, currency),
      entries: entries.map(transformEntry),
    })
  }
  return {
    client,
    accounts,
    history: await readHistory(company, clientId, ALL),
    mails: await readMails(company, clientId, ALL),
    records: await recordsOf(company, clientId),
  }
}

/** The rows of every table that names the client, as they are stored. */
async function recordsOf(company: CompanyReference, clientId: string) {
  const records: Record<string, Record<string, StoredValue>[]> = {}
  for (const table of clientReferences().keys()) {
    const rows: Record<string, StoredValue | bigint>[] = await reader()
      .from(table)
      .where({ company_id: company.id, client_id: clientId })
    records[table] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !INTERNAL.test(name))
          .map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value])
      )
    )
  }
  return records
}

/** The day of the last document of a client; undefined without any. */
export async function lastDocumentOn(
  company: CompanyReference,
  clientId: string
): Promise<Day | undefined> {
  const { sql, values } = entriesOf(company.id, clientId)
  const [row] = await readRows<{ day: Day | null }>(
    `select max(day_on) as day from (${sql}) as entries`,
    values
  )
  return row.day ?? undefined
}
