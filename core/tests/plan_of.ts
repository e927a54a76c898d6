import { reader } from '#core/database/in_tx'

/** The steps in which the database would answer a query, in SQLite's words. */
export async function planOf(query: {
  toSQL(): { sql: string; bindings: readonly unknown[] }
}): Promise<string[]> {
  const { sql, bindings } = query.toSQL() as { sql: string; bindings: never[] }
  const isMysql = reader().dialect.name === 'mysql'
  const result = await reader().rawQuery(
    `${isMysql ? 'explain' : 'explain query plan'} ${sql}`,
    bindings
  )
  if (!isMysql) return result.map(({ detail }: { detail: string }) => detail)
  return result[0].map((row: { table: string; type: string; key: string | null }) =>
    row.type === 'ALL' && row.key === null ? `SCAN ${row.table}` : `SEARCH ${row.table} ${row.key}`
  )
}
