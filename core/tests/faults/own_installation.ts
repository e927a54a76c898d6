import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeMigratedDatabase } from './own_database.js'

/** A separate data folder, and on MariaDB a separate database when the run has one: settings for `ServerProcess`. */
export async function makeInstallation(purpose: string) {
  const address = process.env.TEST_DATABASE_URL
  const folder = mkdtempSync(join(tmpdir(), `kontor-${purpose}-`))
  const database = address ? await makeMigratedDatabase(address, purpose) : undefined
  const settings: Record<string, string> = {
    KONTOR_DATA: folder,
    ...(database && { DATABASE_URL: database.address }),
  }
  return {
    folder,
    settings,
    async remove() {
      rmSync(folder, { recursive: true, force: true })
      await database?.drop()
    },
  }
}
