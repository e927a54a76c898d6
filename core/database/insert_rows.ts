import { changeRows } from './change_rows.js'
import type { BoundValue } from './driver.js'

type NewRow = Record<string, BoundValue>

/** SQLite takes a limited number of values in one statement. */
const MOST_ROWS = 100

/** Puts rows with the same columns into a table, as few statements as possible. Only inside inTx. */
export async function insertRows(table: string, rows: NewRow[]) {
  for (let start = 0; start < rows.length; start += MOST_ROWS) {
    const chunk = rows.slice(start, start + MOST_ROWS)
    await changeRows(
      insertStatement(table, Object.keys(chunk[0]), chunk.length),
      chunk.flatMap((row) => Object.values(row))
    )
  }
}

const insertStatement = (table: string, columns: string[], rows: number) => {
  const row = `(${columns.map(() => '?').join(', ')})`
  const names = columns.map((name) => `\`${name}\``).join(', ')
  return `insert into ${table} (${names}) values ${Array(rows).fill(row).join(', ')}`
}
