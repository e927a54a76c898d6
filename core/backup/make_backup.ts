import { existsSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sqliteFile } from '#core/database/sqlite_connection'
import { makePrivateFolder } from '#core/files/private_files'
import env from '#core/start/env'
import { StartRefused } from '#core/start/start_refused'
import { backUpKeys } from './backup_keys.js'
import { checkBackup } from './check_backup.js'
import { copyFile, filesBelow, hashFile, syncToDisk } from './copy_file.js'
import { copySqlite } from './copy_sqlite.js'
import { dumpMysql } from './dump_mysql.js'
import {
  type CopiedFile,
  DATABASE_FILES,
  fingerprintOf,
  MANIFEST_FILE,
  type Manifest,
  newManifest,
} from './manifest.js'

const KEY_FILE = 'app.key'

interface Wishes {
  /** Leaves the key of the data folder out. */
  withoutKey: boolean
  /** An empty database of MariaDB or MySQL, into which the dump is restored for the check. */
  checkDatabase: string | undefined
}

/**
 * Copies database, files and key of this installation into a new folder while servers work, and restores the copy once
 * to prove it. The folder gets its name last, so one that is there is whole.
 *
 * Files are copied after the database: they are stored before the row that names them and never change or go, so the
 * copy holds every file that its database names.
 * @returns what was copied and what `documents:verify` says of the copy
 * @throws StartRefused when the folder is there already or the copy is not sound; nothing is left then
 */
export async function makeBackup(folder: string, { withoutKey, checkDatabase }: Wishes) {
  if (existsSync(folder)) {
    throw new StartRefused(`${folder} is there already; name a folder that does not exist.`)
  }
  const unfinished = `${folder}.${process.pid}.part`
  makePrivateFolder(unfinished)
  try {
    const createdAt = new Date().toISOString()
    const database = await copyDatabase(unfinished)
    const key = await copyKey(unfinished, { withoutKey })
    await copyUploads(unfinished)
    const files = await describeFiles(unfinished)
    // After the database: a key is there before the first row that it has sealed.
    await backUpKeys(env.KONTOR_DATA, folder)
    const copied = newManifest({
      kontor: kontorVersion(),
      createdAt,
      database,
      key,
      files,
      documents: 'unchecked',
    })
    const { documents, faults } = await checkBackup(unfinished, copied, checkDatabase)
    const manifest: Manifest = { ...copied, documents }
    await writeManifest(unfinished, manifest)
    await rename(unfinished, folder)
    await syncToDisk(dirname(folder))
    return { manifest, faults }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function copyDatabase(folder: string): Promise<Manifest['database']> {
  if (env.DATABASE_URL) {
    const dump = await dumpMysql(env.DATABASE_URL, join(folder, DATABASE_FILES.mysql))
    return { kind: 'mysql', ...dump }
  }
  const copy = await copySqlite(sqliteFile(env.KONTOR_DATA), join(folder, DATABASE_FILES.sqlite))
  return { kind: 'sqlite', ...copy }
}

/** A key from APP_KEY belongs to the settings, which the operator keeps. */
async function copyKey(folder: string, { withoutKey }: { withoutKey: boolean }) {
  const file = join(env.KONTOR_DATA, KEY_FILE)
  const isKept = existsSync(file) && readFileSync(file, 'utf8').trim() === env.APP_KEY
  const isIncluded = isKept && !withoutKey
  if (isIncluded) await copyFile(file, join(folder, KEY_FILE))
  return { isIncluded, fingerprint: fingerprintOf(env.APP_KEY) }
}

async function copyUploads(folder: string) {
  const uploads = join(env.KONTOR_DATA, 'files')
  for (const path of await filesBelow(uploads)) {
    await copyFile(join(uploads, path), join(folder, 'files', path))
  }
}

async function describeFiles(folder: string): Promise<CopiedFile[]> {
  const described: CopiedFile[] = []
  for (const path of await filesBelow(folder)) {
    described.push({ path, ...(await hashFile(join(folder, path))) })
  }
  return described
}

async function writeManifest(folder: string, manifest: Manifest) {
  const file = join(folder, MANIFEST_FILE)
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await syncToDisk(file)
  await syncToDisk(folder)
}

const kontorVersion = (): string =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
