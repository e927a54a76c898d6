import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { type CsvCell, csvLines } from '#core/files/csv_lines'
import type { ZipEntry } from '#core/files/zip'
import { type ExportedTable, selected } from './exported_tables.js'
import { columnsOf, type ExportedColumn } from './table_columns.js'

const PAGE = 500

type Row = Record<string, string | number | bigint | null>

/** A table of a company as `data/<table>.csv` and `.json`, read and written page by page. */
export async function* tableFiles(companyId: string, exported: ExportedTable, at: Date) {
  const columns = await columnsOf(exported.table)
  const pages = () => pagesOf(companyId, exported, columns)
  const file = (ending: string, content: AsyncIterable<Uint8Array>): ZipEntry => ({
    name: `data/${exported.table}.${ending}`,
    content,
    at,
    isDeflated: true,
  })
  const headings = columns.map(({ name }) => name)
  yield file('csv', csvLines(headings, cellsOf(pages(), columns), '.'))
  yield file('json', jsonOf(pages(), columns))
}

async function* pagesOf(
  companyId: string,
  { table, condition, companyColumn }: ExportedTable,
  columns: ExportedColumn[]
): AsyncGenerator<Row[]> {
  const names = columns.map(({ name }) => selected(table, name)).join(', ')
  const from = `select ${names} from ${table} where ${companyColumn} = ? and ${condition}`
  // Tables without an id are small.
  if (companyColumn === 'id' || !columns.some(({ name }) => name === 'id')) {
    return yield await readRows<Row>(from, [companyId])
  }
  for (let after = ''; ; ) {
    const sql = `${from} and id > ? order by id limit ${PAGE}`
    const rows = await readRows<Row>(sql, [companyId, after])
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    after = String(rows.at(-1)?.id)
  }
}

const textOf = (row: Row, { name, kind }: ExportedColumn) => {
  const value = row[name] ?? null
  if (value === null) return null
  return kind === 'instant' ? instantText(Number(value)) : String(value)
}

async function* cellsOf(
  pages: AsyncIterable<Row[]>,
  columns: ExportedColumn[]
): AsyncGenerator<CsvCell[][]> {
  for await (const rows of pages) {
    yield rows.map((row) => columns.map((column) => textOf(row, column) ?? ''))
  }
}

async function* jsonOf(pages: AsyncIterable<Row[]>, columns: ExportedColumn[]) {
  let separator = '[\n'
  for await (const rows of pages) {
    const texts = rows.map((row) =>
      JSON.stringify(Object.fromEntries(columns.map((one) => [one.name, jsonValue(row, one)])))
    )
    if (texts.length === 0) continue
    yield Buffer.from(`${separator}${texts.join(',\n')}`)
    separator = ',\n'
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n')
}

/** Numbers that JSON cannot hold exactly stay texts. */
function jsonValue(row: Row, column: ExportedColumn) {
  const text = textOf(row, column)
  if (text === null || column.kind !== 'number') return text
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}
