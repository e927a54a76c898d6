import { isValidIBAN } from 'ibantools'
import { type BankColumn, isEnough, proposeColumns } from './bank_columns.js'

/** Banks write up to a dozen lines above the headings. */
const MOST_ABOVE = 40
const JUDGED = 5

export interface BankTable {
  /** Where the headings stand. */
  at: number
  headings: string[]
  columns: (BankColumn | null)[]
  /** The IBAN above the headings; empty without one. */
  account: string
}

/** First row of the table in a bank's file: the first row with sufficient headings, else the widest. */
export function findTable(rows: string[][]): BankTable {
  const head = rows.slice(0, MOST_ABOVE)
  for (const [at, headings] of head.entries()) {
    const columns = proposeColumns(headings, rows.slice(at + 1, at + 1 + JUDGED))
    if (isEnough(columns)) return { at, headings, columns, account: accountIn(head.slice(0, at)) }
  }
  const widths = head.map((row) => row.filter(Boolean).length)
  const at = Math.max(0, widths.indexOf(Math.max(...widths)))
  const headings = head[at] ?? []
  const columns = proposeColumns(headings, rows.slice(at + 1, at + 1 + JUDGED))
  return { at, headings, columns, account: accountIn(head.slice(0, at)) }
}

function accountIn(rows: string[][]) {
  for (const cell of rows.flat()) {
    for (const [text] of cell.matchAll(/[A-Z]{2}\d{2}[A-Z0-9 ]{11,40}/g)) {
      const compact = text.replaceAll(' ', '')
      if (isValidIBAN(compact)) return compact
    }
  }
  return ''
}
