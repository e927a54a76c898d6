import { reader } from '#core/database/in_tx'
import env from '#core/start/env'
import { type Check, fine, trouble } from './check.js'

/** Whether the SQLite file is whole. MariaDB and MySQL look after their own files. */
export const integrity: Check = {
  name: 'integrity',
  isThorough: true,
  readsDatabase: true,
  async look() {
    if (env.DATABASE_URL) return undefined
    const [damage]: { integrity_check: string }[] = await reader().rawQuery(
      'pragma integrity_check(1)'
    )
    if (damage && damage.integrity_check !== 'ok') {
      return trouble('integrity_damaged', { reason: damage.integrity_check.slice(0, 300) })
    }
    const [orphan]: { table: string }[] = await reader().rawQuery('pragma foreign_key_check')
    return orphan ? trouble('integrity_orphans', { table: orphan.table }) : fine('integrity_whole')
  },
}
