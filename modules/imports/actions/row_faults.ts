import type { Fault } from '#modules/imports/kinds/import_kind'
import type { RowFault } from '#modules/imports/models/block'
import type { Import } from '#modules/imports/models/import'
import { cellText, type TableRow } from '#modules/imports/read/cell'

/** Reported faults per row; the rest appears after these are corrected. */
const MOST = 5
const LONGEST_VALUE = 100

/** Faults of a row with the column of the field and its value. */
export const faultsOf = (record: Import, row: TableRow, faults: Fault[]): RowFault[] =>
  faults.slice(0, MOST).map(({ field, message }) => {
    const column = columnOf(record.mapping, field)
    const text = column === -1 ? '' : cellText(row.cells[column])
    return {
      row: row.number,
      column: column === -1 ? '' : record.headings[column],
      place: column === -1 ? null : column,
      value: text.slice(0, LONGEST_VALUE).toWellFormed(),
      isWhole: text.length <= LONGEST_VALUE,
      message,
    }
  })

/** Of the field itself, else of the first part of a compound one. */
function columnOf(mapping: Import['mapping'], field: string) {
  const exact = mapping.indexOf(field)
  return exact >= 0 ? exact : mapping.findIndex((name) => name?.startsWith(`${field}.`))
}
