import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Import } from '#modules/imports/models/import'

const BLOCKS = 'delete from import_blocks where company_id = ? and import_id = ?'

/** Only inside inTx. */
export const removeBlocks = (company: CompanyReference, importId: string) =>
  changeRows(BLOCKS, [company.id, importId])

/** Deletes an import that has created nothing. Only inside inTx. @throws 404, 409 `wrong_state` */
export async function removeImport(company: CompanyReference, id: string) {
  const record = await Import.lockRead(company, id)
  record.assertState(
    'mapping',
    'checking',
    'checked',
    ...(record.done ? [] : (['failed'] as const))
  )
  await removeBlocks(company, id)
  await record.delete()
}

const DAY = 86_400_000
/** How long an upload waits for a person, and how long an upload may take. */
const PATIENCE = 7 * DAY
const LONGEST_READING = DAY

const FORGOTTEN = `
  select company_id, id from imports
  where (state in ('mapping', 'checked') and created_at < ?) or (state = 'reading' and created_at < ?)
  limit 20`

/** Removes abandoned uploads, which hold personal data. @returns whether there may be more */
export async function removeForgotten(): Promise<boolean> {
  const times = [now() - PATIENCE, now() - LONGEST_READING]
  const rows = await readRows<{ company_id: string; id: string }>(FORGOTTEN, times)
  for (const { company_id, id } of rows) await inTx(() => forget({ id: company_id }, id))
  return rows.length > 0
}

/** Unless the user has continued it meanwhile. */
async function forget(company: CompanyReference, id: string) {
  const record = await Import.oneLocked(company, id)
  if (!record || !['mapping', 'checked', 'reading'].includes(record.state)) return
  await removeBlocks(company, id)
  await record.delete()
}
