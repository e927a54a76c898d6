import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'

const among = (values: readonly unknown[]) => values.map(() => '?').join(', ')

const findSql = (keys: string[]) => `
  select imported_times.source_key, imported_times.entry_id from imported_times
  join time_entries on time_entries.company_id = imported_times.company_id
    and time_entries.id = imported_times.entry_id
  where imported_times.company_id = ? and imported_times.source_key in (${among(keys)})`
const forgetSql = (keys: string[]) =>
  `delete from imported_times where company_id = ? and source_key in (${among(keys)})`
const FORGET_ENTRY = 'delete from imported_times where company_id = ? and entry_id = ?'

/** The entries that came from some rows and are still there, by the keys of the rows. */
export async function entriesOfKeys({ id }: CompanyReference, keys: string[]) {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return new Map<string, string>()
  const rows = await readRows<{ source_key: string; entry_id: string }>(findSql(wanted), [
    id,
    ...wanted,
  ])
  return new Map(rows.map(({ source_key, entry_id }) => [source_key, entry_id]))
}

/**
 * Keeps which entry came from which row. Keys whose entries are gone are taken over; of two imports at once the second
 * is tried again. Only inside inTx.
 */
export async function keepKeys(
  { id }: CompanyReference,
  importId: string,
  kept: { key: string; entryId: string }[]
) {
  if (kept.length === 0) return
  const keys = kept.map(({ key }) => key)
  const gone = await readRows<{ source_key: string }>(
    `select source_key from imported_times where company_id = ? and source_key in (${among(keys)})`,
    [id, ...keys]
  )
  // On MariaDB a delete without a match locks a gap and blocks inserts of others.
  if (gone.length > 0) await changeRows(forgetSql(keys), [id, ...keys])
  try {
    await insertRows(
      'imported_times',
      kept.map(({ key, entryId }) => ({
        company_id: id,
        id: newId(),
        import_id: importId,
        source_key: key,
        entry_id: entryId,
      }))
    )
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}

/** Lets the row of an entry be imported again. Only inside inTx. */
export const forgetKey = ({ id }: CompanyReference, entryId: string) =>
  changeRows(FORGET_ENTRY, [id, entryId])
