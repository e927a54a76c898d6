import { FieldError } from '#core/errors/app_error'
import type { TableRow } from './cell.js'
import { LAST_ROW, LONGEST_CELL, LONGEST_ROW, MOST_COLUMNS, MOST_ROWS } from './limits.js'

/**
 * The rows with content, within the limits of a table.
 * @throws 422 `too_many_rows`, `too_many_columns`, `cell_too_long`, each naming the row
 */
export async function* checkedRows(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let count = 0
  for await (const { number, cells } of rows) {
    if (number > LAST_ROW) throw tooManyRows()
    const last = cells.findLastIndex((cell) => cell !== '')
    if (last === -1) continue
    const values = { row: number }
    if (last >= MOST_COLUMNS) {
      throw new FieldError('file', 'imports.too_many_columns', { values: { most: MOST_COLUMNS } })
    }
    if (++count > MOST_ROWS + 1) throw tooManyRows()
    let length = 0
    for (const cell of cells) {
      const size = typeof cell === 'string' ? cell.length : 0
      length += size
      if (size > LONGEST_CELL) throw new FieldError('file', 'imports.cell_too_long', { values })
    }
    if (length > LONGEST_ROW) throw new FieldError('file', 'imports.cell_too_long', { values })
    yield { number, cells: cells.slice(0, last + 1) }
  }
}

const tooManyRows = () =>
  new FieldError('file', 'imports.too_many_rows', { values: { most: MOST_ROWS } })
