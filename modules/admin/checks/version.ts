import { isTrustedSqlite } from '#core/database/open_database'
import { readRows } from '#core/database/read_rows'
import env from '#core/start/env'
import { KONTOR_VERSION } from '#core/start/version'
import { type Check, fine, trouble } from './check.js'

/** The versions at work. */
export const version: Check = {
  name: 'version',
  readsDatabase: true,
  async look() {
    const asked = env.DATABASE_URL ? 'version()' : 'sqlite_version()'
    const [row] = await readRows<{ version: string }>(`select ${asked} as version`, [])
    const found = row?.version ?? ''
    const values = {
      kontor: KONTOR_VERSION,
      node: process.versions.node,
      database: `${env.DATABASE_URL ? 'MariaDB/MySQL' : 'SQLite'} ${found}`,
    }
    const isTrusted = env.DATABASE_URL !== undefined || isTrustedSqlite(found)
    return isTrusted ? fine('version_known', values) : trouble('version_untrusted', values)
  },
}
