import { join } from 'node:path'
import Database from 'better-sqlite3'
import mysql from 'mysql2/promise'

/**
 * Runs one statement on a server's database (on SQLite a stopped server's): to read values only the database has, or to
 * let time pass that a test cannot wait for. @returns the rows of a query
 */
export async function askDatabase(
  { DATABASE_URL, KONTOR_DATA = '' }: Record<string, string>,
  statement: string
): Promise<Record<string, unknown>[]> {
  if (DATABASE_URL) {
    const connection = await mysql.createConnection(DATABASE_URL)
    const [rows] = await connection.query(statement)
    await connection.end()
    return Array.isArray(rows) ? (rows as Record<string, unknown>[]) : []
  }
  const database = new Database(join(KONTOR_DATA, 'kontor.sqlite3'))
  const prepared = database.prepare<[], Record<string, unknown>>(statement)
  const rows = prepared.reader ? prepared.all() : []
  if (!prepared.reader) prepared.run()
  database.close()
  return rows
}
