import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sqliteFile } from '#core/database/sqlite_connection'
import { makePrivateFolder } from '#core/files/private_files'
import env from '#core/start/env'
import { StartRefused } from '#core/start/start_refused'
import { KONTOR_VERSION } from '#core/start/version'
import { type BackupFolder, newBackupFolder } from './backup_folder.js'
import { keyForNewBackup } from './backup_key.js'
import { backUpKeys } from './backup_keys.js'
import { checkBackup } from './check_backup.js'
import { filesBelow, Measure, syncToDisk } from './copy_file.js'
import { copySqlite } from './copy_sqlite.js'
import { dumpMysql } from './dump_mysql.js'
import { readSqliteFigures } from './figures.js'
import {
  type CopiedFile,
  DATABASE_FILES,
  fingerprintOf,
  MANIFEST_FILE,
  type Manifest,
  newManifest,
} from './manifest.js'
import { makeWorkFolder } from './work_folder.js'

const KEY_FILE = 'app.key'

interface Wishes {
  /** Leaves the key of the data folder out. */
  withoutKey: boolean
  /** An empty database of MariaDB or MySQL, into which the dump is restored for the check. */
  checkDatabase: string | undefined
  /** Leaves everything readable for those who have the backup. */
  isPlain: boolean
  /** Hears what is being done, for a terminal. */
  onStep: (step: string) => void
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
export async function makeBackup(path: string, wishes: Wishes) {
  if (existsSync(path)) {
    throw new StartRefused(`${path} is there already; name a folder that does not exist.`)
  }
  const key = keyForNewBackup(wishes.isPlain)
  const unfinished = `${path}.${process.pid}.part`
  makePrivateFolder(unfinished)
  try {
    const folder = await newBackupFolder(unfinished, key)
    const copied = await copyAll(folder, wishes)
    wishes.onStep('Restoring the copy for a check')
    const { documents, faults, figures } = await checkBackup(folder, copied, wishes)
    const manifest: Manifest = { ...copied, documents, ...(figures && { figures }) }
    await folder.write(MANIFEST_FILE, oneBlock(`${JSON.stringify(manifest, null, 2)}\n`))
    await syncToDisk(unfinished)
    await rename(unfinished, path)
    await syncToDisk(dirname(path))
    return { manifest, faults, isEncrypted: folder.isEncrypted }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function copyAll(folder: BackupFolder, { withoutKey, onStep }: Wishes): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  onStep('Copying the database')
  const { database, figures, copy } = await copyDatabase(folder)
  const key = await copyKey(folder, { withoutKey })
  const uploads = await copyUploads(folder, onStep)
  // After the database: a key is there before the first row that it has sealed.
  await backUpKeys(env.KONTOR_DATA, folder.path)
  const { isIncluded, fingerprint } = key
  return newManifest({
    kontor: KONTOR_VERSION,
    createdAt,
    database,
    key: { isIncluded, fingerprint },
    files: [copy, ...key.files, ...uploads],
    documents: 'unchecked',
    ...(figures && { figures }),
  })
}

/** The database is copied within the data folder first, so that a readable copy never lies on another disk. */
async function copyDatabase(folder: BackupFolder) {
  const workFolder = makeWorkFolder()
  const kind = env.DATABASE_URL ? 'mysql' : 'sqlite'
  const file = join(workFolder, DATABASE_FILES[kind])
  try {
    const moment = env.DATABASE_URL
      ? await dumpMysql(env.DATABASE_URL, file)
      : await copySqlite(sqliteFile(env.KONTOR_DATA), file)
    const database: Manifest['database'] = { kind, ...moment }
    const figures = kind === 'sqlite' ? await readSqliteFigures(file) : undefined
    return { database, figures, copy: await add(folder, DATABASE_FILES[kind], file) }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

/** A key from APP_KEY belongs to the settings, which the operator keeps. */
async function copyKey(folder: BackupFolder, { withoutKey }: { withoutKey: boolean }) {
  const file = join(env.KONTOR_DATA, KEY_FILE)
  const isKept = existsSync(file) && readFileSync(file, 'utf8').trim() === env.APP_KEY
  const isIncluded = isKept && !withoutKey
  const files = isIncluded ? [await add(folder, KEY_FILE, file)] : []
  return { isIncluded, fingerprint: fingerprintOf(env.APP_KEY), files }
}

async function copyUploads(folder: BackupFolder, onStep: Wishes['onStep']) {
  const uploads = join(env.KONTOR_DATA, 'files')
  const paths = await filesBelow(uploads)
  const copied: CopiedFile[] = []
  for (const path of paths) {
    if (copied.length % 100 === 0) onStep(`Copying file ${copied.length + 1} of ${paths.length}`)
    copied.push(await add(folder, `files/${path}`, join(uploads, path)))
  }
  return copied
}

async function add(folder: BackupFolder, path: string, from: string): Promise<CopiedFile> {
  const passing = new Measure()
  await folder.write(path, passing.of(createReadStream(from) as AsyncIterable<Buffer>))
  return { path, ...passing.result() }
}

async function* oneBlock(text: string) {
  yield Buffer.from(text)
}
