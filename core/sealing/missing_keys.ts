import { readRows } from '#core/database/read_rows'
import { keyToOpen } from './company_keys.js'
import { FileUnreadable } from './file_unreadable.js'
import { SEALED_TABLES } from './sealed_rows.js'

/** @returns how many sealed files of a company lack the key that opens them */
export async function countFilesWithoutKey(companyId: string): Promise<number> {
  let count = 0
  for (const table of SEALED_TABLES) {
    const rows = await readRows<{ key_id: string; total: number | string }>(
      `select key_id, count(*) as total from ${table}
       where company_id = ? and key_id is not null group by key_id`,
      [companyId]
    )
    for (const { key_id: keyId, total } of rows) {
      if (!(await hasKey(companyId, keyId))) count += Number(total)
    }
  }
  return count
}

async function hasKey(companyId: string, keyId: string) {
  try {
    await keyToOpen(companyId, keyId)
    return true
  } catch (error) {
    if (error instanceof FileUnreadable) return false
    throw error
  }
}
