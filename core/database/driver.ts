import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Database } from 'better-sqlite3'
import type { Connection, ResultSetHeader } from 'mysql2'

/** A value for a `?`. Integers beyond 2^53 are passed as text, see `boundInteger`. */
export type BoundValue = string | number | boolean | null | Buffer

type Client = QueryClientContract | TransactionClientContract

/**
 * Runs one statement on a client's connection, past the query builder. For the statements of every request: building
 * them each time costs ten times as much as running them.
 */
export async function runStatement<Row>(
  client: Client,
  sql: string,
  values: BoundValue[]
): Promise<{ rows: Row[]; changes: number }> {
  const pool = client.getReadClient().client
  const connection: Database | Connection = await pool.acquireConnection()
  try {
    return 'pragma' in connection
      ? runOnSqlite(connection, sql, values)
      : await runOnMysql(connection, sql, values)
  } finally {
    pool.releaseConnection(connection)
  }
}

/** The connection keeps its compiled statements, see sqlite_connection.ts. */
function runOnSqlite<Row>(connection: Database, sql: string, values: BoundValue[]) {
  const statement = connection.prepare(sql)
  const bound = values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
  if (statement.reader) return { rows: statement.all(...bound) as Row[], changes: 0 }
  return { rows: [], changes: statement.run(...bound).changes }
}

function runOnMysql<Row>(connection: Connection, sql: string, values: BoundValue[]) {
  return new Promise<{ rows: Row[]; changes: number }>((resolve, reject) => {
    connection.query(sql, values, (error, result) => {
      if (error) reject(error)
      else if (Array.isArray(result)) resolve({ rows: result as Row[], changes: 0 })
      else resolve({ rows: [], changes: (result as ResultSetHeader).affectedRows })
    })
  })
}
