import Database from 'better-sqlite3'
import { createConnection } from 'mysql2/promise'

type Value = string | number | bigint | null
export type Row = Record<string, Value>

/** Takes many rows of tables and writes them as quickly as the database can. */
export interface Bulk {
  add(table: string, row: Row): void
  /** Writes what was added, in the order of the tables' first rows. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** @param target a file of SQLite, or `mysql://…` */
export const openBulk = (target: string): Promise<Bulk> | Bulk =>
  target.startsWith('mysql') ? openMysql(target) : openSqlite(target)

/** Safe settings are the product's business: these rows can be made again. */
function openSqlite(file: string): Bulk {
  const db = new Database(file)
  for (const pragma of ['synchronous = off', 'foreign_keys = off', 'cache_size = -400000']) {
    db.pragma(pragma)
  }
  const added = new Map<string, Row[]>()
  const statements = new Map<string, Database.Statement>()

  const statementFor = (table: string, row: Row) => {
    const known = statements.get(table)
    if (known) return known
    const names = Object.keys(row)
    const made = db.prepare(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`
    )
    statements.set(table, made)
    return made
  }
  const write = db.transaction(() => {
    for (const [table, rows] of added) {
      const statement = statementFor(table, rows[0])
      for (const row of rows) statement.run(...Object.values(row))
    }
  })
  return {
    add: (table, row) => push(added, table, row),
    async flush() {
      write()
      added.clear()
    },
    async close() {
      db.pragma('wal_checkpoint(truncate)')
      db.close()
    },
  }
}

const CHUNK = 500

async function openMysql(address: string): Promise<Bulk> {
  const connection = await createConnection({ uri: address, charset: 'utf8mb4', timezone: 'Z' })
  await connection.query('set foreign_key_checks = 0, unique_checks = 0, autocommit = 0')
  const added = new Map<string, Row[]>()
  return {
    add: (table, row) => push(added, table, row),
    async flush() {
      for (const [table, rows] of added) {
        const names = Object.keys(rows[0]).join(', ')
        for (let start = 0; start < rows.length; start += CHUNK) {
          const values = rows.slice(start, start + CHUNK).map((row) => Object.values(row))
          await connection.query(`insert into ${table} (${names}) values ?`, [values])
        }
      }
      await connection.commit()
      added.clear()
    },
    close: () => connection.end(),
  }
}

function push(added: Map<string, Row[]>, table: string, row: Row) {
  const rows = added.get(table)
  if (rows) rows.push(row)
  else added.set(table, [row])
}
