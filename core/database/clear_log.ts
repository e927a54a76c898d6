import { statSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import type { DueWork } from '#core/due_work/due_work'
import env from '#core/start/env'
import { sqliteFile } from './sqlite_connection.js'

/** Milliseconds */
const EVERY = 60_000

let last = Number.NEGATIVE_INFINITY

/**
 * Writes what the write-ahead log of SQLite holds into the database and empties the log, which otherwise keeps the size
 * that it had beside the longest reader. A reader that still needs the log puts it off to the next time.
 */
export const clearLog: DueWork = {
  name: 'core.clear_log',
  async run() {
    if (env.DATABASE_URL || performance.now() - last < EVERY || sizeOfLog() === 0) return false
    last = performance.now()
    await db.connection('writer').rawQuery('pragma wal_checkpoint(truncate)')
    return false
  },
}

const sizeOfLog = () =>
  statSync(`${sqliteFile(env.KONTOR_DATA)}-wal`, { throwIfNoEntry: false })?.size ?? 0
