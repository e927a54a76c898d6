import type { Context } from './context.js'
import { COLUMN_GAP, type Column, layOut } from './table.js'

interface Shown<T> {
  columns: Column<T>[]
  rows: T[]
  /** One line below the table: sums, counts, the next step. */
  foot?: string
  /** The sentence in place of an empty table. */
  empty: string
}

/** A list: drawn by Ink in a terminal, aligned plain text anywhere else. */
export async function showTable<T>(context: Context, { columns, rows, foot, empty }: Shown<T>) {
  const { terminal, print } = context
  if (!rows.length) {
    if (terminal.isTty) print(terminal.paint('dim', empty))
    return
  }
  const table = await layOut(columns, rows, terminal)
  if (terminal.isTty) {
    const { drawTable } = await import('../components/draw_table.js')
    print(drawTable({ table, foot, hasColor: terminal.hasColor, width: terminal.width }))
    return
  }
  print(table.head.join(COLUMN_GAP).trimEnd())
  for (const cells of table.rows) {
    print(
      cells
        .map(({ text }) => text)
        .join(COLUMN_GAP)
        .trimEnd()
    )
  }
}
