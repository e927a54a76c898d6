import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { type FaultyBlock, faultyBlocks, keepContent } from '#modules/imports/models/faulty_block'
import { Import } from '#modules/imports/models/import'
import { cellText } from '#modules/imports/read/cell'
import { LONGEST_ROW } from '#modules/imports/read/limits'
import type { CellsInput } from '#modules/imports/validators/import'
import { startCheck } from './change_state.js'

type CorrectedCell = CellsInput['cells'][number]

/**
 * Replaces cells of rows with a fault and checks the whole table again: a corrected number may now be that of another
 * row. Only inside inTx.
 * @throws 404, 409 `wrong_state`, 422 at a cell: `imports.row_faultless`, `imports.column_unknown`,
 * `imports.cell_too_long`
 */
export async function correctCells(
  company: CompanyScope,
  id: string,
  { cells, language }: CellsInput & { language: Language }
) {
  const record = await Import.lockRead(company, id)
  record.assertState('checked')
  const missing = new Set(cells)
  for await (const block of faultyBlocks(record)) {
    const here = cells.filter(({ row }) => block.faultyRows.has(row))
    for (const cell of here) {
      replaceCell(block, cell, { place: cells.indexOf(cell), columns: record.headings.length })
      missing.delete(cell)
    }
    if (here.length > 0) await keepContent(record, block)
    if (missing.size === 0) break
  }
  const [left] = missing
  if (left) throw new FieldError(`cells.${cells.indexOf(left)}.row`, 'imports.row_faultless')
  return startCheck(company, id, language)
}

function replaceCell(
  { rows }: FaultyBlock,
  { row, column, value }: CorrectedCell,
  { place, columns }: { place: number; columns: number }
) {
  if (column >= columns) throw new FieldError(`cells.${place}.column`, 'imports.column_unknown')
  const found = rows.find(({ number }) => number === row)
  if (!found) throw new FieldError(`cells.${place}.row`, 'imports.row_faultless')
  // A row ends with its last cell that is not empty.
  while (found.cells.length <= column) found.cells.push('')
  found.cells[column] = value ?? ''
  const length = found.cells.reduce<number>((sum, cell) => sum + cellText(cell).length, 0)
  if (length > LONGEST_ROW) {
    throw new FieldError(`cells.${place}.value`, 'imports.cell_too_long', { values: { row } })
  }
}
