import { createHash } from 'node:crypto'
import { FieldError } from '#core/errors/app_error'
import { tooManyEntries } from '#modules/banking/read/failures'
import { MOST_ENTRIES } from '#modules/banking/read/limits'
import type { ParsedStatement } from '#modules/banking/read/parsed'
import {
  cellText,
  checkedRows,
  detectDayOrder,
  detectDecimalSign,
  detectDelimiter,
  type Encoding,
  readCsv,
} from '#modules/imports/public'
import { BANK_COLUMNS, type BankColumn, currencyInHeading, isEnough } from './bank_columns.js'
import { type BankTable, findTable } from './find_table.js'
import { type TableRules, tableEntry } from './table_entry.js'

const SAMPLES = 3
const JUDGED = 200

export type BankColumns = (BankColumn | null)[]

export interface CsvWish {
  /** Columns assigned by the user. */
  columns?: BankColumns
  /** Assignment for the last file with the same headings. */
  remembered: (shapeHash: string) => Promise<BankColumns | undefined>
  /** Of a file that names none. */
  currency: string
}

export interface CsvShape {
  shapeHash: string
  columns: BankColumns
}

/**
 * A table as banks offer it for download.
 * @throws 422 `columns_needed` with `columns` to choose from when the headings do not say enough,
 *   `too_many_entries`, and as the values in it
 */
export async function readBankCsv(
  path: string,
  encoding: Encoding,
  wish: CsvWish
): Promise<{ statements: ParsedStatement[]; shape: CsvShape }> {
  const rows = await readRows(path, encoding)
  const cells = rows.map((row) => row.cells)
  const table = findTable(cells)
  const shapeHash = createHash('sha256').update(JSON.stringify(table.headings)).digest('hex')
  const columns = wish.columns ?? (await wish.remembered(shapeHash)) ?? table.columns
  if (columns.length !== table.headings.length || !isEnough(columns)) {
    throw columnsNeeded(table, cells)
  }
  const below = rows.slice(table.at + 1)
  const rules = rulesOf(below.slice(0, JUDGED), { table, columns, currency: wish.currency })
  const byAccount = new Map<string, ParsedStatement>()
  for (const row of below) {
    const entry = tableEntry(row.cells, rules, row.number)
    if (!entry) continue
    const { account, ...rest } = { ...entry, account: entry.account || table.account }
    const statement = byAccount.get(account) ?? { account, entries: [] }
    statement.entries.push(rest)
    byAccount.set(account, statement)
  }
  return { statements: [...byAccount.values()], shape: { shapeHash, columns } }
}

async function readRows(path: string, encoding: Encoding) {
  const rows: { number: number; cells: string[] }[] = []
  const delimiter = await detectDelimiter(path, encoding)
  for await (const { number, cells } of checkedRows(readCsv(path, { encoding, delimiter }))) {
    if (rows.length > MOST_ENTRIES) throw tooManyEntries()
    rows.push({ number, cells: cells.map(cellText) })
  }
  return rows
}

function rulesOf(
  rows: { cells: string[] }[],
  { table, columns, currency }: { table: BankTable; columns: BankColumns; currency: string }
): TableRules {
  const cellsOf = (...wanted: BankColumn[]) =>
    columns.flatMap((column, at) =>
      column && wanted.includes(column) ? rows.map(({ cells }) => cells[at] ?? '') : []
    )
  const named = table.headings.map(currencyInHeading).find((code) => code !== undefined)
  return {
    columns,
    days: detectDayOrder(cellsOf('bookedOn', 'valuedOn')) ?? 'dmy',
    decimals: detectDecimalSign(cellsOf('amount', 'credit', 'debit')) ?? 'comma',
    currency: named ?? currency,
  }
}

/** Carries the data for assigning the columns. */
function columnsNeeded({ at, headings, columns }: BankTable, cells: string[][]) {
  const samples = cells.slice(at + 1, at + 1 + SAMPLES)
  return new FieldError('columns', 'banking.columns_needed', {
    extra: {
      columns: headings.map((heading, index) => ({
        heading: heading.slice(0, 200),
        samples: samples.map((row) => (row[index] ?? '').slice(0, 100)),
        column: columns[index] ?? null,
      })),
      known: BANK_COLUMNS,
    },
  })
}
