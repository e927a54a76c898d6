import { join } from 'node:path'
import type { Database, Statement } from 'better-sqlite3'
import { SQLITE_FILE } from '#core/start/data_folder'
import { withExactIntegers } from './exact_integers.js'
import { withSteadyPlan } from './steady_plan.js'
import { assertWorkGoesOn } from './transaction/current_work.js'

/** The database file inside the data folder. */
export const sqliteFile = (dataFolder: string) => join(dataFolder, SQLITE_FILE)

/** Settings that every connection must have; the boot check reads them back. */
export const SQLITE_PRAGMAS = {
  journal_mode: 'wal',
  // FULL: an acknowledged write survives a power cut, NORMAL may roll it back.
  synchronous: 2,
  foreign_keys: 1,
  // The driver would wait in place of the whole process; inTx waits without holding anything up.
  busy_timeout: 0,
  trusted_schema: 0,
  recursive_triggers: 1,
  // In memory: what a savepoint may have to undo would otherwise go to a file.
  temp_store: 2,
  wal_autocheckpoint: 1000,
  // Bytes that the log keeps on the disk after a long reader has let it grow.
  journal_size_limit: 4_194_304,
} as const

/** Milliseconds: a reader meets a lock only while another program opens or closes the write-ahead log. */
const READER_PATIENCE = 100

export function sqliteConnection(dataFolder: string, { readOnly }: { readOnly: boolean }) {
  return {
    client: 'better-sqlite3' as const,
    connection: { filename: sqliteFile(dataFolder), options: { readonly: readOnly } },
    useNullAsDefault: true,
    // A statement that failed is named without its values: they are in no log.
    compileSqlOnError: false,
    pool: {
      // One connection each: better-sqlite3 is synchronous, and a second writer would only wait.
      min: 1,
      max: 1,
      afterCreate(connection: Database, done: (error: Error | null, connection: Database) => void) {
        for (const [name, value] of Object.entries(SQLITE_PRAGMAS)) {
          if (readOnly && name === 'journal_mode') continue
          connection.pragma(`${name} = ${value}`)
        }
        if (readOnly) connection.pragma(`busy_timeout = ${READER_PATIENCE}`)
        prepareOnce(connection)
        done(null, connection)
      },
    },
  }
}

/** A COMMIT that fails may leave its transaction open, and the next one could not begin. */
function endingAlways(connection: Database, commit: Statement) {
  const run = commit.run.bind(commit)
  commit.run = (...bound: unknown[]) => {
    try {
      return run(...bound)
    } finally {
      if (connection.inTransaction) connection.exec('ROLLBACK')
    }
  }
  return commit
}

/**
 * Knex compiles every statement each time; this caches them (15–60 % quicker reads). Integers beyond 2^53 are read as
 * bigint. Each transaction takes the write lock at its start, so it cannot fail half-way.
 */
function prepareOnce(connection: Database, most = 500) {
  const compile = connection.prepare.bind(connection)
  const kept = new Map<string, Statement>()
  const begin = compile('BEGIN IMMEDIATE')
  const commit = endingAlways(connection, compile('COMMIT'))

  connection.prepare = ((sql: string) => {
    assertWorkGoesOn()
    if (sql === 'BEGIN;') return begin
    if (sql === 'COMMIT;') return commit
    const known = kept.get(sql)
    if (known && !known.busy) return known

    const statement = withExactIntegers(compile(withSteadyPlan(sql)))
    if (/^\s*(select|insert|update|delete|with|savepoint|release|rollback to)/i.test(sql)) {
      if (kept.size >= most) kept.delete(kept.keys().next().value as string)
      kept.set(sql, statement)
    }
    return statement
  }) as typeof connection.prepare
}
