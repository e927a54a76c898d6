import { reader } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'

/** Records that are booked at once. */
export const PAGE = 200

interface Dated {
  id: string
  on_day: string
}

/**
 * Rows of a statement block by block.
 * @param sql with the columns `id` and `on_day`, ending in a condition; what comes after it is added here
 * @param columns of the day and the id, for the order
 */
export async function* pages<Row extends Dated>(
  sql: string,
  columns: { day: string; id: string },
  values: string[]
): AsyncGenerator<Row[]> {
  const { day, id } = columns
  const statement = `${sql} and (${day} > ? or (${day} = ? and ${id} > ?)) order by ${day}, ${id} limit ${PAGE}`
  for (let last: Dated = { on_day: '', id: '' }; ; ) {
    const rows = await readRows<Row>(statement, [...values, last.on_day, last.on_day, last.id])
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    last = rows[rows.length - 1]
  }
}

/** Rows of a table that belong to some records, by the id of their record. */
export async function rowsByOwner<Row>(
  { table, owner, order }: { table: string; owner: string; order: string },
  companyId: string,
  ids: string[]
): Promise<Map<string, Row[]>> {
  if (ids.length === 0) return new Map()
  const rows: Record<string, unknown>[] = await reader()
    .from(table)
    .where('company_id', companyId)
    .whereIn(owner, ids)
    .orderBy(order)
  const byOwner = Map.groupBy(rows, (row) => String(row[owner]))
  return byOwner as Map<string, Row[]>
}
