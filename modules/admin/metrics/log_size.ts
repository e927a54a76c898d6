import { statSync } from 'node:fs'
import { join } from 'node:path'
import { SQLITE_FILE } from '#core/start/data_folder'
import env from '#core/start/env'

/** @returns bytes of the write-ahead log of SQLite; undefined on a database server */
export function logSize(): number | undefined {
  if (env.DATABASE_URL) return undefined
  const path = join(env.KONTOR_DATA, `${SQLITE_FILE}-wal`)
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
