import { csvOf, saveFile } from '@/lib/csv'
import { today } from '@/lib/days'
import type { Column } from './column'

/** Saves the shown columns of the shown rows. */
export function saveTable<Row>(name: string, columns: Column<Row>[], rows: Row[]) {
  const lines = rows.map((row) => columns.map((column) => cellText(column, row)))
  saveFile(csvOf([columns.map(({ label }) => label), ...lines]), `${name}-${today()}.csv`)
}

function cellText<Row>({ cell, csv }: Column<Row>, row: Row) {
  const value = csv ? csv(row) : cell(row)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
