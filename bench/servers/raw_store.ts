import Database from 'better-sqlite3'
import { createPool } from 'mysql2/promise'

export type Value = string | number | null
export type Statement = [sql: string, values: Value[]]
// biome-ignore lint/suspicious/noExplicitAny: rows of any table, as the drivers give them
export type RawRow = Record<string, any>

/** The driver, and as little as possible around it. */
export interface RawStore {
  all(sql: string, values: Value[]): RawRow[] | Promise<RawRow[]>
  /** Runs statements in one transaction, safely stored when it returns. */
  transact(statements: Statement[]): void | Promise<void>
}

/** @param database `mysql://…`, or the file of SQLite */
export const openRawStore = (database: string): RawStore =>
  database.startsWith('mysql') ? openMysql(database) : openSqlite(database)

/** The settings of the product: readers beside the writer, every commit on the disk. */
function openSqlite(file: string): RawStore {
  const reader = new Database(file, { readonly: true })
  const writer = new Database(file)
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']) {
    writer.pragma(pragma)
  }
  const kept = new Map<string, Database.Statement>()
  const prepared = (db: Database.Database, sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    const made = db.prepare(sql)
    kept.set(sql, made)
    return made
  }
  const begin = writer.prepare('begin immediate')
  const commit = writer.prepare('commit')
  return {
    all: (sql, values) => prepared(reader, sql).all(...values) as RawRow[],
    transact(statements) {
      begin.run()
      for (const [sql, values] of statements) {
        const statement = prepared(writer, sql)
        if (statement.reader) statement.all(...values)
        else statement.run(...values)
      }
      commit.run()
    },
  }
}

function openMysql(address: string): RawStore {
  const pool = createPool({ uri: address, charset: 'utf8mb4', connectionLimit: 10 })
  return {
    async all(sql, values) {
      const [rows] = await pool.execute(sql, values)
      return rows as RawRow[]
    },
    async transact(statements) {
      const connection = await pool.getConnection()
      try {
        await connection.query('start transaction')
        for (const [sql, values] of statements) await connection.execute(sql, values)
        await connection.query('commit')
      } finally {
        connection.release()
      }
    },
  }
}
