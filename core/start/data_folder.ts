import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { closeToOthers, FOLDER_MODE } from '#core/files/private_files'
import { StartRefused } from './start_refused.js'

const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/build[\\/]$/, '')

/** The SQLite file inside the data folder. */
export const SQLITE_FILE = 'kontor.sqlite3'

let mustExist = false

/** For commands that only look at what is there: a database that does not exist is refused instead of made. */
export function requireExistingData() {
  mustExist = true
}

/**
 * The folder that holds everything worth backing up: database, uploads, keys. Made when missing; only this user may
 * look into it.
 * @param hasOwnDatabase whether its SQLite file is the database
 * @throws StartRefused when it cannot be written, or lacks a database that has to exist
 */
export function openDataFolder(
  configured: string | undefined,
  { hasOwnDatabase }: { hasOwnDatabase: boolean }
): string {
  const folder = resolve(PROJECT_ROOT, configured || 'storage')
  if (mustExist && hasOwnDatabase) assertHoldsData(folder)
  try {
    makeFolder(folder)
    closeFolderToOthers(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    probeWrite(folder)
  } catch {
    throw new StartRefused(
      `the data folder ${folder} cannot be written; make it writable for this user or set KONTOR_DATA to another folder.`
    )
  }
  return folder
}

function assertHoldsData(folder: string) {
  if (!existsSync(folder)) {
    throw new StartRefused(
      `the data folder ${folder} does not exist; set KONTOR_DATA to the folder of the installation.`
    )
  }
  if (existsSync(join(folder, SQLITE_FILE))) return
  throw new StartRefused(
    `the data folder ${folder} holds no ${SQLITE_FILE}; set KONTOR_DATA to the folder of the installation, or DATABASE_URL to its database.`
  )
}

/** Step by step: in a place where nothing can be made, such as /proc, the recursive mkdir of Node never ends. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(folder)) throw error
  }
}

const STICKY = 0o1000

/** A folder that is shared on purpose, such as /tmp, stays as it is. */
function closeFolderToOthers(folder: string) {
  if ((statSync(folder).mode & STICKY) === 0) closeToOthers(folder, FOLDER_MODE)
}

/** Permission bits say little for root or on a read-only mount, so one small file is really written. */
function probeWrite(folder: string) {
  writeFileSync(join(folder, '.writable'), '', { mode: 0o600 })
  closeToOthers(join(folder, '.writable'))
}

/**
 * The application key: from APP_KEY, else the one kept in the data folder, else a new one.
 * There is no default key: two installations never share one.
 */
export function readOrMakeAppKey(folder: string, configured: string | undefined): string {
  if (configured) return assertStrong(configured, 'APP_KEY')

  const file = join(folder, 'app.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return assertStrong(readFileSync(file, 'utf8').trim(), file)
}

function assertStrong(key: string, source: string) {
  const isGuessable = new Set(key).size < 12 || /example|change|secret|your-own/i.test(key)
  if (key.length < 32 || isGuessable) {
    throw new StartRefused(
      `${source} is too short or an example; use at least 32 random characters, or remove it to let Kontor make one.`
    )
  }
  return key
}
