import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Database } from '@adonisjs/lucid/database'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { closeToOthers, makePrivateFile, makePrivateFolder } from '#core/files/private_files'
import { assertNoUnfinishedMove } from '#core/move/unfinished_move'
import env from '#core/start/env'
import { StartRefused } from '#core/start/start_refused'
import { aloneOnTables } from './migration_lock.js'
import { followMoves } from './moved_migrations.js'
import { SQLITE_PRAGMAS, sqliteFile } from './sqlite_connection.js'
import { isBeforeSquash, isOld, takeOver } from './squash/take_over.js'

import { assertLocalDisk, takeWriterLock } from './writer_lock.js'

/** Milliseconds */
const START_PATIENCE = 5000

/**
 * Makes the database ready for this process, before anything is served: it is the only one on its
 * SQLite file, the settings are safe, the tables are up to date (with a backup before a change).
 * Throws StartRefused otherwise.
 */
export async function openDatabase(app: ApplicationService) {
  if (!env.DATABASE_URL) {
    assertLocalDisk(env.KONTOR_DATA)
    const release = takeWriterLock(env.KONTOR_DATA)
    app.terminating(release)
  }
  const isNew = !env.DATABASE_URL && !existsSync(sqliteFile(env.KONTOR_DATA))
  if (!env.DATABASE_URL) closeDatabaseToOthers(sqliteFile(env.KONTOR_DATA))
  const db = await app.container.make('lucid.db')
  await withoutPoolWarnings(app, () => assertReachable(db))
  await (env.DATABASE_URL ? assertMysql(db) : assertSqlite(db))
  await migrate(app, db, isNew)
}

/** Its logs of an earlier start too. */
function closeDatabaseToOthers(file: string) {
  makePrivateFile(file)
  for (const log of ['-wal', '-shm']) closeToOthers(`${file}${log}`)
}

/** The pool logs each failure with its stack; one sentence tells the operator everything needed here. */
async function withoutPoolWarnings(app: ApplicationService, work: () => Promise<void>) {
  const logger = await app.container.make('logger')
  const { level } = logger
  if (logger.isLevelEnabled('warn')) logger.level = 'error'
  try {
    await work()
  } finally {
    logger.level = level
  }
}

async function assertReachable(db: Database) {
  try {
    await db.connection('writer').rawQuery('select 1')
  } catch (error) {
    const reason = (error as { code?: string }).code ?? (error as Error).message
    throw new StartRefused(
      env.DATABASE_URL
        ? `the database of DATABASE_URL does not answer (${reason}); check that it runs and that name, user and password are right.`
        : `the database file ${sqliteFile(env.KONTOR_DATA)} cannot be opened (${reason}); restore it from a backup or check its rights.`
    )
  }
}

async function assertSqlite(db: Database) {
  const writer = db.connection('writer')
  const [{ version }] = await writer.rawQuery('select sqlite_version() as version')
  if (!isTrustedSqlite(version)) {
    throw new StartRefused(
      `SQLite ${version} has known faults; install Kontor's own packages with npm ci.`
    )
  }
  await assertPragmas(writer)
}

/** @throws StartRefused when the settings of a connection differ from the ones it must have */
export async function assertPragmas(writer: QueryClientContract) {
  for (const [name, wanted] of Object.entries(SQLITE_PRAGMAS)) {
    const [row] = await writer.rawQuery(`pragma ${name}`)
    if (Object.values(row)[0] !== wanted) {
      throw new StartRefused(
        `SQLite refuses ${name}=${wanted} in ${env.KONTOR_DATA}; use a local disk that supports it.`
      )
    }
  }
}

/** 3.51.3 mended a fault of WAL resets, 3.52.0 was withdrawn. */
export function isTrustedSqlite(version: string) {
  const [major, minor, patch] = version.split('.').map(Number)
  return version !== '3.52.0' && major * 1_000_000 + minor * 1000 + patch >= 3_051_003
}

async function assertMysql(db: Database) {
  const [[row]] = await db
    .connection('writer')
    .rawQuery(
      'select @@innodb_flush_log_at_trx_commit as flush, @@character_set_database as charset'
    )
  if (row.flush !== 1) {
    throw new StartRefused(
      'the database may lose acknowledged writes (innodb_flush_log_at_trx_commit is not 1); set it to 1.'
    )
  }
  await assertNoUnfinishedMove(db)
}

/** Even asking what is pending makes the framework's own tables, so on MariaDB one process at a time asks. */
async function migrate(app: ApplicationService, db: Database, isNew: boolean) {
  await (env.DATABASE_URL
    ? aloneOnTables(db, () => bringUpToDate(app, db))
    : withoutForeignKeys(db, () => bringUpToDate(app, db, () => (isNew ? undefined : backUp(db)))))
}

/** @param beforeChange what comes before tables that hold something are changed */
async function bringUpToDate(
  app: ApplicationService,
  db: Database,
  beforeChange?: () => Promise<void> | undefined
) {
  const runner = () =>
    new MigrationRunner(db, app, {
      direction: 'up',
      connectionName: 'writer',
      // The runner asks for its lock and gives it back on any connection of the pool, and does not wait.
      disableLocks: true,
    })
  let known = await runner().getList()
  if (await followMoves(db.connection('writer'), known)) known = await runner().getList()

  const unknown = known.find((migration) => migration.status === 'corrupt' && !isOld(migration))
  if (unknown) {
    throw new StartRefused(
      `the database was made by a newer Kontor (it knows ${unknown.name}); start that version, or restore an older backup.`
    )
  }
  const isSquashing = isBeforeSquash(known)
  if (!known.some(({ status }) => status === 'pending')) return
  if (known.some(({ status }) => status !== 'pending')) await beforeChange?.()
  if (isSquashing) await takeOver(db.connection('writer'), known)

  const run = runner()
  await run.run()
  if (run.error) throw run.error
}

/** SQLite rebuilds a table to change it, for which foreign keys rest; each change looks at all of them itself. */
async function withoutForeignKeys(db: Database, work: () => Promise<void>) {
  const writer = db.connection('writer')
  await writer.rawQuery('pragma foreign_keys = off')
  // No requests are served yet, so the process may wait for another program that holds the file.
  await writer.rawQuery(`pragma busy_timeout = ${START_PATIENCE}`)
  try {
    await work()
  } finally {
    await writer.rawQuery(`pragma busy_timeout = ${SQLITE_PRAGMAS.busy_timeout}`)
    await writer.rawQuery('pragma foreign_keys = on')
  }
}

/** A consistent copy of the SQLite file, made before its tables change. */
async function backUp(db: Database) {
  const folder = join(env.KONTOR_DATA, 'backups')
  makePrivateFolder(folder)
  const name = `before-migration-${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite3`
  makePrivateFile(join(folder, name))
  await db.connection('writer').rawQuery('VACUUM INTO ?', [join(folder, name)])
}
