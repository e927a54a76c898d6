import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '#core/files/private_files'
import env from '#core/start/env'
import { StartRefused } from '#core/start/start_refused'
import type { BackupFolder } from './backup_folder.js'
import { keysBeside, restoreKeys } from './backup_keys.js'
import { assertFigures, readFigures } from './figures.js'
import { assertEmptyMysql, emptyMysql } from './load_mysql.js'
import { type Figures, fingerprintOf, type Manifest } from './manifest.js'
import { restoreBackup } from './restore_backup.js'
import { verifyDocuments } from './verify_documents.js'
import { makeWorkFolder } from './work_folder.js'

interface Verdict {
  documents: Manifest['documents']
  /** The complaints of `documents:verify`, a line each. */
  faults: string[]
  /** Missing where nothing was restored. */
  figures?: Figures
}

interface Wishes {
  /** An empty database of MariaDB or MySQL that a dump is restored into; without it a dump is not restored. */
  checkDatabase: string | undefined
  /** Folder with the keys of companies; the one beside the backup without it. */
  keys?: string
}

/**
 * Restores a backup into a place for the check, compares rows, sums and chains with the manifest, lets Kontor verify
 * its documents and removes the restored copy.
 * @throws StartRefused when it cannot be restored or a figure differs
 */
export async function checkBackup(
  folder: BackupFolder,
  manifest: Manifest,
  { checkDatabase, keys = keysBeside(folder.path) }: Wishes
): Promise<Verdict> {
  const { kind } = manifest.database
  if (kind === 'mysql' && checkDatabase === undefined) return { documents: 'unchecked', faults: [] }
  const databaseUrl = kind === 'mysql' ? checkDatabase : undefined
  const appKey = keyFor(manifest)
  if (databaseUrl) await assertCheckDatabase(databaseUrl)

  const workFolder = makeWorkFolder()
  const place = { dataFolder: join(workFolder, 'data'), databaseUrl, appKey }
  makePrivateFolder(place.dataFolder)
  try {
    await restoreBackup(folder, manifest, place)
    const figures = await readFigures(place)
    if (manifest.figures) assertFigures(figures, manifest.figures)
    await restoreKeys(keys, place.dataFolder)
    const faults = await verifyDocuments(place)
    return { documents: faults.length === 0 ? 'unchanged' : 'changed', faults, figures }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
    if (databaseUrl) await emptyMysql(databaseUrl)
  }
}

/** The key of the restored place, undefined when the backup brings it. @throws StartRefused when it is another one */
function keyFor({ key }: Manifest) {
  if (key.isIncluded) return undefined
  if (fingerprintOf(env.APP_KEY) === key.fingerprint) return env.APP_KEY
  throw new StartRefused(
    'the backup holds no APP_KEY; set APP_KEY to the one that it was made with.'
  )
}

/** Its tables are removed after the check, so it must not be the one that is in use. */
async function assertCheckDatabase(address: string) {
  if (address === env.DATABASE_URL) {
    throw new StartRefused('the database for the check is the one of DATABASE_URL; name another.')
  }
  await assertEmptyMysql(address)
}
