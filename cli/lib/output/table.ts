import type { Terminal, Tone } from './terminal.js'
import { cutTo, measureFor } from './text_width.js'

export interface Column<T> {
  header: string
  /** The text of the cell; cleaned here. */
  text: (row: T) => string
  tone?: (row: T) => Tone
  align?: 'right'
  /** The width that it may be cut to before other columns leave; without it the column is never cut. */
  shrinksTo?: number
  /** Columns with a higher number leave first when the terminal is narrow. */
  leaves?: number
}

export interface Cell {
  text: string
  tone: Tone
}

/** A table whose cells have their final width, ready for printing by any renderer. */
export interface LaidOut {
  head: string[]
  rows: Cell[][]
}

const GAP = 2
const NARROWEST = 6
export const COLUMN_GAP = ' '.repeat(GAP)

/** Fits a table into the terminal: leaves out, then cuts, so that no line ever wraps. */
export async function layOut<T>(
  columns: Column<T>[],
  rows: T[],
  terminal: Terminal
): Promise<LaidOut> {
  return (await prepareTable(columns, rows, terminal))(terminal.width)
}

/** The same for a view that fits its table again whenever the terminal changes its width. */
export async function prepareTable<T>(
  columns: Column<T>[],
  rows: T[],
  terminal: Terminal
): Promise<(width: number) => LaidOut> {
  const heads = columns.map(({ header }) => terminal.show(header))
  const texts = rows.map((row) => columns.map((column) => terminal.show(column.text(row))))
  const measure = await measureFor([...heads, ...texts.flat()])
  const natural = columns.map((_, index) =>
    Math.max(measure(heads[index] ?? ''), ...texts.map((row) => measure(row[index] ?? '')))
  )
  return (width) => {
    const kept = keep(columns, natural, width)
    const widths = shrink(columns, natural, kept, width)
    const fitted = (index: number, text: string) => {
      const room = widths[index] ?? 0
      const cut = cutTo(text, room, terminal.glyph('more'), measure)
      const space = ' '.repeat(Math.max(0, room - measure(cut)))
      return columns[index]?.align === 'right' ? space + cut : cut + space
    }
    return {
      head: kept.map((index) => fitted(index, heads[index] ?? '')),
      rows: rows.map((row, line) =>
        kept.map((index) => ({
          text: fitted(index, texts[line]?.[index] ?? ''),
          tone: columns[index]?.tone?.(row) ?? 'plain',
        }))
      ),
    }
  }
}

const total = (widths: number[]) => widths.reduce((sum, width) => sum + width + GAP, -GAP)

function keep<T>(columns: Column<T>[], natural: number[], width: number) {
  let kept = columns.map((_, index) => index)
  const narrowest = (index: number) =>
    Math.min(columns[index]?.shrinksTo ?? Number.POSITIVE_INFINITY, natural[index] ?? 0)
  while (total(kept.map(narrowest)) > width) {
    const leaving = kept
      .filter((index) => columns[index]?.leaves)
      .sort((a, b) => (columns[b]?.leaves ?? 0) - (columns[a]?.leaves ?? 0))[0]
    if (leaving === undefined) break
    kept = kept.filter((index) => index !== leaving)
  }
  return kept
}

/** Cuts the widest column first, down to its `shrinksTo`; below that only where nothing else helps. */
function shrink<T>(columns: Column<T>[], natural: number[], kept: number[], width: number) {
  const widths = [...natural]
  const widestAbove = (floor: (column: Column<T> | undefined) => number) =>
    kept
      .filter((index) => (widths[index] ?? 0) > floor(columns[index]))
      .sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))[0]

  while (total(kept.map((index) => widths[index] ?? 0)) > width) {
    const widest =
      widestAbove((column) => column?.shrinksTo ?? Number.POSITIVE_INFINITY) ??
      widestAbove((column) => (column?.shrinksTo ? NARROWEST : Number.POSITIVE_INFINITY))
    if (widest === undefined) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}
