import { rm } from 'node:fs/promises'
import { makePrivateFolder } from '#core/files/private_files'
import env from '#core/start/env'
import { StartRefused } from '#core/start/start_refused'
import { keysBeside, restoreKeys } from './backup_keys.js'
import { assertEmptyMysql, emptyMysql } from './load_mysql.js'
import type { Manifest } from './manifest.js'
import { restoreBackup } from './restore_backup.js'
import { verifyDocuments } from './verify_documents.js'

interface Verdict {
  documents: Manifest['documents']
  /** The complaints of `documents:verify`, a line each. */
  faults: string[]
}

/**
 * Restores a backup beside itself, lets Kontor verify its documents and removes the restored copy.
 * @param checkDatabase where the dump of MariaDB or MySQL goes for that; without it a dump is not restored
 * @throws StartRefused when it cannot be restored
 */
export async function checkBackup(
  folder: string,
  manifest: Manifest,
  checkDatabase: string | undefined
): Promise<Verdict> {
  const { kind } = manifest.database
  if (kind === 'mysql' && checkDatabase === undefined) return { documents: 'unchecked', faults: [] }
  const databaseUrl = kind === 'mysql' ? checkDatabase : undefined
  if (databaseUrl) await assertCheckDatabase(databaseUrl)

  const place = { dataFolder: `${folder}.check`, databaseUrl, appKey: env.APP_KEY }
  makePrivateFolder(place.dataFolder)
  try {
    await restoreBackup(folder, manifest, place)
    await restoreKeys(keysBeside(folder), place.dataFolder)
    const faults = await verifyDocuments(place)
    return { documents: faults.length === 0 ? 'unchanged' : 'changed', faults }
  } finally {
    await rm(place.dataFolder, { recursive: true, force: true })
    if (databaseUrl) await emptyMysql(databaseUrl)
  }
}

/** Its tables are removed after the check, so it must not be the one that is in use. */
async function assertCheckDatabase(address: string) {
  if (address === env.DATABASE_URL) {
    throw new StartRefused('the database for the check is the one of DATABASE_URL; name another.')
  }
  await assertEmptyMysql(address)
}
