import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { makePrivateFile } from '#core/files/private_files'
import { StartRefused } from '#core/start/start_refused'

/** Magic numbers of network file systems (statfs(2)), on which SQLite's locks are not safe. */
const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
])

export function assertLocalDisk(folder: string, typeOf = (path: string) => statfsSync(path).type) {
  const kind = NETWORK_FILE_SYSTEMS.get(typeOf(folder))
  if (!kind) return
  throw new StartRefused(
    `the data folder ${folder} lies on a network disk (${kind}), where SQLite can lose data; set KONTOR_DATA to a local disk or use DATABASE_URL.`
  )
}

/**
 * Makes this process the only one that works on the data folder.
 * The lock is one of the operating system, so it ends with the process however that dies.
 * @returns gives the folder free again
 */
export function takeWriterLock(folder: string): () => void {
  const file = join(folder, 'writer.lock')
  makePrivateFile(file)
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new StartRefused(
      `another Kontor already works on the data folder ${folder}; stop it first, or give this one its own KONTOR_DATA.`
    )
  }
  return () => lock.close()
}
