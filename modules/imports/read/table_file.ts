import { open } from 'node:fs/promises'
import { AppError, FieldError } from '#core/errors/app_error'
import type { Tracker } from '#modules/imports/times/trackers'
import type { DayOrder } from '#modules/imports/values/days'
import type { Cell, TableRow } from './cell.js'
import { checkedRows } from './checked_rows.js'
import { type Delimiter, detectDelimiter } from './delimiter.js'
import { detectEncoding, type Encoding } from './encoding.js'
import { readCsv } from './read_csv.js'
import { openWorkbook } from './workbook.js'

/** How a file is read; choices left open by the user are detected. */
export interface ReadingWish {
  encoding?: Encoding
  delimiter?: Delimiter
  sheet?: string
  /** The program whose recorded time it is, for imports of time. */
  tracker?: Tracker
  zone?: string
  days?: DayOrder
}

/** How a file was read. */
export type TableFormat =
  | { type: 'csv'; encoding: Encoding; delimiter: Delimiter; tracker?: Tracker }
  | { type: 'xlsx'; sheet: string; sheets: string[]; tracker?: Tracker }
  /** The own format of a program that tracks time, without headings. */
  | { type: 'log'; tracker: Tracker }

export interface Table {
  format: TableFormat
  headings: string[]
  /** The rows below the headings, empty ones left out. */
  rows: AsyncIterable<TableRow>
  close(): Promise<void>
}

const ZIP = Buffer.from('PK\u0003\u0004')
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const NO_TABLES = [Buffer.from('%PDF'), Buffer.from('\x89PNG'), Buffer.from([0xff, 0xd8, 0xff])]
const HEAD = 4096

/**
 * Opens a CSV file or a workbook by its content, not by its name.
 * @throws 422 with a sentence for anything that is no table, or a hostile one
 */
export async function openTable(path: string, wish: ReadingWish): Promise<Table> {
  const head = await beginningOf(path)
  const isLike = (sign: Buffer) => head.subarray(0, sign.length).equals(sign)
  if (isLike(OLE)) throw new FieldError('file', 'imports.old_workbook')
  if (NO_TABLES.some(isLike)) throw new FieldError('file', 'imports.no_table')
  return isZip(head) ? openXlsx(path, wish) : openCsv(path, wish, head)
}

export const isZip = (head: Buffer) => head.subarray(0, ZIP.length).equals(ZIP)

async function openCsv(path: string, wish: ReadingWish, head: Buffer): Promise<Table> {
  const encoding = wish.encoding ?? (await detectEncoding(path, head))
  const delimiter = wish.delimiter ?? (await detectDelimiter(path, encoding))
  const format = { type: 'csv', encoding, delimiter } as const
  return tableOf(format, readCsv(path, { encoding, delimiter }), async () => undefined)
}

async function openXlsx(path: string, wish: ReadingWish): Promise<Table> {
  const workbook = await openWorkbook(path)
  try {
    const { sheets } = workbook
    const sheet = wish.sheet ?? sheets[0]
    if (sheet === undefined || !sheets.includes(sheet)) throw new AppError(422, 'imports.no_sheet')
    const format = { type: 'xlsx', sheet, sheets } as const
    return await tableOf(format, workbook.rows(sheet), () => workbook.close())
  } catch (error) {
    await workbook.close()
    throw error
  }
}

/** The first row that is not empty has the headings. */
async function tableOf(
  format: TableFormat,
  source: AsyncIterable<TableRow>,
  close: () => Promise<void>
): Promise<Table> {
  const rows = checkedRows(source)[Symbol.asyncIterator]()
  const first = await rows.next()
  if (first.done) throw new FieldError('file', 'imports.empty')
  const headings = first.value.cells.map((cell: Cell) =>
    String(cell).trim().slice(0, LONGEST_HEADING)
  )
  return { format, headings, rows: { [Symbol.asyncIterator]: () => rows }, close }
}

const LONGEST_HEADING = 200

/** The first bytes of a file. */
export async function beginningOf(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
