import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { mysqlConnection } from '#core/database/mysql_connection'
import { sqliteConnection } from '#core/database/sqlite_connection'
import env from '#core/start/env'
import { makeDatabase } from '#core/tests/faults/own_database'

let made = 0

/**
 * A separate database beside that of the tests, of the same kind; on SQLite with foreign keys off, as for migrations.
 */
export async function emptyDatabase() {
  const name = `empty${++made}`
  const folder = mkdtempSync(join(tmpdir(), 'kontor-empty-'))
  const other = env.DATABASE_URL ? await makeDatabase(env.DATABASE_URL, name) : undefined
  const config = other
    ? mysqlConnection(other.address)
    : sqliteConnection(folder, { readOnly: false })
  db.manager.add(name, config)
  const client = db.connection(name)
  if (!other) await client.rawQuery('pragma foreign_keys = off')
  const drop = async () => {
    await db.manager.close(name, true)
    await other?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { client, folder, drop }
}
