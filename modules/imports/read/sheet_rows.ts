import type { Readable } from 'node:stream'
import { FieldError } from '#core/errors/app_error'
import type { Cell, TableRow } from './cell.js'
import { dayOf } from './day_styles.js'
import { LONGEST_CELL, MOST_COLUMNS } from './limits.js'
import { xmlPieces } from './xml_events.js'

interface SheetContext {
  /** The texts that cells point to. */
  texts: string[]
  /** Styles that show a number as a day. */
  dayStyles: Set<number>
  isFrom1904: boolean
}

/**
 * The rows of a sheet, parsed as its XML arrives. @throws 422 `too_many_columns`, `cell_too_long`, `broken_workbook`
 */
export async function* sheetRows(part: Readable, context: SheetContext): AsyncGenerator<TableRow> {
  const found: TableRow[] = []
  let row: TableRow = { number: 0, cells: [] }
  let cell = { column: 0, type: '', style: 0, value: '' }
  let isValue = false
  let reading = 0
  const pieces = xmlPieces(part, {
    opened(name, attributes) {
      if (name === 'row') row = { number: Number(attributes.r) || row.number + 1, cells: [] }
      else if (name === 'c') {
        const column = columnOf(attributes.r) ?? row.cells.length
        if (column >= MOST_COLUMNS) {
          const values = { most: MOST_COLUMNS }
          throw new FieldError('file', 'imports.too_many_columns', { values })
        }
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '' }
      } else if (name === 'rPh') reading++
      else if (name === 'v' || name === 't') isValue = reading === 0
    },
    text(text) {
      if (!isValue) return
      cell.value += text
      if (cell.value.length > LONGEST_CELL) {
        const values = { row: row.number }
        throw new FieldError('file', 'imports.cell_too_long', { values })
      }
    },
    closed(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') reading--
      else if (name === 'c') {
        while (row.cells.length < cell.column) row.cells.push('')
        row.cells[cell.column] = readValue(cell, context)
      } else if (name === 'row') found.push(row)
    },
  })
  for await (const _ of pieces) yield* found.splice(0)
  yield* found
}

/** `AB12` is column 27. */
function columnOf(address: string | undefined) {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0]
  if (!letters) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function readValue(
  { type, value, style }: { type: string; value: string; style: number },
  { texts, dayStyles, isFrom1904 }: SheetContext
): Cell {
  if (type === 's') return (texts[Number(value)] ?? '').trim()
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type !== 'n' || value === '') return value.trim()
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  const day = dayStyles.has(style) ? dayOf(number, isFrom1904) : undefined
  // Programs store 0.1 + 0.2 with the error of binary fractions; they show fifteen digits.
  return day ?? Number(number.toPrecision(15))
}
