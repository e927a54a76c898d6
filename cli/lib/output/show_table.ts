import type { Context } from '../context.js'
import { COLUMN_GAP, type Column, type LaidOut, layOut } from './table.js'
import type { Terminal } from './terminal.js'
import { cutTo, measureFor } from './text_width.js'

interface Shown<T> {
  columns: Column<T>[]
  rows: T[]
  /** One line below the table: sums, counts, the next step. */
  foot?: string
  /** The sentence in place of an empty table. */
  empty: string
}

/** A list: fitted and coloured in a terminal, aligned plain text with its head anywhere else. */
export async function showTable<T>(context: Context, { columns, rows, foot, empty }: Shown<T>) {
  const { terminal, print, printData } = context
  if (!rows.length && terminal.isTty) return print(terminal.paint('dim', empty))
  const table = await layOut(columns, rows, terminal)
  if (context.isQuiet) return rows.length ? printData(plainRows(table).join('\n')) : undefined
  const lines = terminal.isTty ? drawTable(table, terminal, await fitted(foot)) : plainTable(table)
  print(lines.join('\n'))

  async function fitted(text = '') {
    return cutTo(text, terminal.width, terminal.glyph('more'), await measureFor([text]))
  }
}

/** The lines of a table in a terminal: dim head, aligned columns, no rules. */
export function drawTable({ head, rows }: LaidOut, terminal: Terminal, foot?: string) {
  return [
    terminal.paint('dim', head.join(COLUMN_GAP).trimEnd()),
    ...rows.map((cells) =>
      cells.map(({ text, tone }) => terminal.paint(tone, text)).join(COLUMN_GAP)
    ),
    ...(foot ? ['', terminal.paint('dim', foot)] : []),
  ]
}

const plainTable = ({ head, rows }: LaidOut) =>
  [head, ...rows.map((cells) => cells.map(({ text }) => text))].map((texts) =>
    texts.join(COLUMN_GAP).trimEnd()
  )

/** Without the head. */
const plainRows = (table: LaidOut) => plainTable(table).slice(1)
