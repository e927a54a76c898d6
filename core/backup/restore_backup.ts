import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sqliteFile } from '#core/database/sqlite_connection'
import { StartRefused } from '#core/start/start_refused'
import type { BackupFolder } from './backup_folder.js'
import { measure, writeBlocks } from './copy_file.js'
import { assertSound } from './copy_sqlite.js'
import { loadMysql } from './load_mysql.js'
import { DATABASE_FILES, type Manifest } from './manifest.js'
import type { Place } from './verify_documents.js'

/**
 * Brings a backup to an empty place. Nothing is written before every file of the backup has proved to be the one that
 * was backed up, and nothing stays when a later step fails.
 * @throws StartRefused that names what is missing, damaged or of the other kind of database
 */
export async function restoreBackup(folder: BackupFolder, manifest: Manifest, place: Place) {
  assertSameKind(manifest, place)
  await assertUnchanged(folder, manifest)
  try {
    for (const { path } of manifest.files) {
      if (path === DATABASE_FILES.mysql) continue
      await writeBlocks(join(place.dataFolder, path), folder.read(path))
    }
    await restoreDatabase(folder, manifest, place)
  } catch (error) {
    await removeRestored(manifest, place)
    throw error
  }
}

/** Takes back what was restored into a data folder that was empty. */
export async function removeRestored({ files }: Manifest, { dataFolder }: Place) {
  const parts = new Set(files.map(({ path }) => path.split('/')[0] ?? path))
  for (const part of parts) await rm(join(dataFolder, part), { recursive: true, force: true })
}

async function restoreDatabase(folder: BackupFolder, { database }: Manifest, place: Place) {
  if (place.databaseUrl === undefined) {
    assertSound(sqliteFile(place.dataFolder), database.rows)
  } else {
    await loadMysql(folder.read(DATABASE_FILES.mysql), {
      address: place.databaseUrl,
      folder: place.dataFolder,
      rows: database.rows,
    })
  }
}

function assertSameKind({ database }: Manifest, { databaseUrl }: Place) {
  if (database.kind === 'mysql' && databaseUrl === undefined) {
    throw new StartRefused(
      'the backup is one of MariaDB or MySQL; set DATABASE_URL to an empty database there.'
    )
  }
  if (database.kind === 'sqlite' && databaseUrl !== undefined) {
    throw new StartRefused('the backup is one of SQLite; restore it without DATABASE_URL.')
  }
}

async function assertUnchanged(folder: BackupFolder, { files }: Manifest) {
  for (const { path, bytes, sha256 } of files) {
    if (!folder.has(path)) throw new StartRefused(`the backup lacks the file ${path}.`)
    const found = await measure(folder.read(path))
    if (found.bytes === bytes && found.sha256 === sha256) continue
    throw new StartRefused(
      `the file ${path} of the backup is not the one that was backed up; use another backup.`
    )
  }
}
