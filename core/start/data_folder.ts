import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
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

/** The list of deletions, which a restored backup has to repeat before anything is served. */
export const TOMBSTONES_FILE = 'deletions.jsonl'

/** The keys of companies, which are no part of a backup. */
export const KEYS_FOLDER = 'keys'

/** A command's requirements for the data folder; a server takes it as it is. */
let required: 'anything' | 'data' | 'nothing' = 'anything'
let makesKey = true

/** For commands that only look at what is there: a database that does not exist is refused instead of made. */
export function requireExistingData() {
  required = 'data'
}

/** The same for a command that changes nothing: a lost key is refused too, instead of replaced. */
export function requireExistingInstallation() {
  requireExistingData()
  makesKey = false
}

/** For a command that brings data: a folder that holds something is refused, and no key is made. */
export function requireEmptyFolder() {
  required = 'nothing'
}

/**
 * The folder that holds everything worth backing up: database, uploads, keys. Made when missing; only this user may
 * look into it.
 * @param hasOwnDatabase whether its SQLite file is the database
 * @throws StartRefused when it cannot be written, lacks a database that has to exist, or is not as empty as it has to be
 */
export function openDataFolder(
  configured: string | undefined,
  { hasOwnDatabase }: { hasOwnDatabase: boolean }
): string {
  const folder = resolve(PROJECT_ROOT, configured || 'storage')
  if (required === 'data' && hasOwnDatabase) assertHoldsData(folder)
  if (required === 'nothing') assertHoldsNothing(folder)
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

function assertHoldsNothing(folder: string) {
  const [found] = existsSync(folder)
    ? readdirSync(folder).filter((name) => !MEANINGLESS.includes(name))
    : []
  if (found === undefined) return
  throw new StartRefused(
    `the data folder ${folder} is not empty (it holds ${found}); set KONTOR_DATA to a new folder.`
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
const PROBE = '.writable'
/**
 * Entries that an empty folder or a new disk may hold. The list of deletions and the keys of companies are brought along
 * from the old folder.
 */
const MEANINGLESS = [PROBE, 'lost+found', TOMBSTONES_FILE, KEYS_FOLDER]

/** A folder that is shared on purpose, such as /tmp, stays as it is. */
function closeFolderToOthers(folder: string) {
  if ((statSync(folder).mode & STICKY) === 0) closeToOthers(folder, FOLDER_MODE)
}

/** Permission bits say little for root or on a read-only mount, so one small file is really written. */
function probeWrite(folder: string) {
  writeFileSync(join(folder, PROBE), '', { mode: 0o600 })
  closeToOthers(join(folder, PROBE))
}

/**
 * The application key: from APP_KEY, else the one in the data folder, else a new one. There is no default key: two
 * installations never share one. A folder that has to be empty gets none: its key arrives with the restored data.
 * @throws StartRefused when the key is too short, or missing for a command that makes none
 */
export function readOrMakeAppKey(folder: string, configured: string | undefined): string {
  if (configured) return assertStrong(configured, 'APP_KEY')

  if (required === 'nothing') return newKey()
  const file = join(folder, 'app.key')
  if (!existsSync(file)) {
    if (!makesKey) {
      throw new StartRefused(
        `${file} is missing and APP_KEY is not set; put the file back from a backup, or set APP_KEY to the key that was in use.`
      )
    }
    writeFileSync(file, newKey(), { mode: 0o600 })
  }
  return assertStrong(readFileSync(file, 'utf8').trim(), file)
}

const newKey = () => randomBytes(32).toString('base64url')

function assertStrong(key: string, source: string) {
  const isGuessable = new Set(key).size < 12 || /example|change|secret|your-own/i.test(key)
  if (key.length < 32 || isGuessable) {
    throw new StartRefused(
      `${source} is too short or an example; use at least 32 random characters, or remove it to let Kontor make one.`
    )
  }
  return key
}
