import { type CsvCell, csvOf, saveFile } from '@/lib/csv'
import { today } from '@/lib/time/days'
import type { Column } from './column'

/** Saves the shown columns of the shown rows. */
export function saveTable<Row>(name: string, columns: Column<Row>[], rows: Row[]) {
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row)))
  saveFile(csvOf([columns.map(({ label }) => label), ...lines]), `${name}-${today()}.csv`)
}

function cellOf<Row>({ cell, csv }: Column<Row>, row: Row): CsvCell {
  const value = csv ? csv(row) : cell(row)
  return typeof value === 'string' || typeof value === 'number' ? value : ''
}
