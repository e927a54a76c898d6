import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import type { RecordChange } from '#modules/imports/kinds/import_kind'
import type { Import } from '#modules/imports/models/import'
import type { Cell, TableRow } from '#modules/imports/read/cell'

/** The plan for a row; the key of a new record where rows may be the same. */
export type PlannedRow =
  | { do: 'create'; key?: string }
  | { do: 'skip' | 'fault' }
  | { do: 'update'; id: string }

/** The outcome of a row, in the order of processing. */
export type RowOutcome =
  | { row: number; did: 'created'; id: string }
  | { row: number; did: 'updated'; id: string; change: RecordChange }

/** Why a row was left out; the column is the heading, empty when it is about something the file does not have. */
export interface RowFault {
  row: number
  column: string
  /** Position of the column, from 0; null without a column. */
  place: number | null
  value: string
  /** Whether `value` is the whole cell. */
  isWhole: boolean
  message: string
}

export interface Block {
  id: string
  rows: TableRow[]
  plan: PlannedRow[]
  outcome: RowOutcome[]
  faults: RowFault[]
}

interface BlockRow {
  id: string
  content: string
  plan: string | null
  outcome: string | null
  faults: string
}

const FIND = `
  select id, content, plan, outcome, faults from import_blocks
  where company_id = ? and import_id = ? and position = ?`

/** One block of an import. */
export async function readBlock({ companyId, id }: Import, position: number): Promise<Block> {
  const [row] = await readRows<BlockRow>(FIND, [companyId, id, position])
  if (!row) throw new Error(`Import ${id} has no block ${position}.`)
  const content = JSON.parse(row.content) as [number, ...Cell[]][]
  return {
    id: row.id,
    rows: content.map(([number, ...cells]) => ({ number, cells })),
    plan: JSON.parse(row.plan ?? '[]'),
    outcome: JSON.parse(row.outcome ?? '[]'),
    faults: JSON.parse(row.faults),
  }
}

const KEEP_PLAN = `
  update import_blocks set plan = ?, faults = ?, fault_count = ? where company_id = ? and id = ?`

export const keepPlan = (
  { companyId }: Import,
  id: string,
  plan: PlannedRow[],
  faults: RowFault[]
) =>
  changeRows(KEEP_PLAN, [
    JSON.stringify(plan),
    JSON.stringify(faults),
    faults.length,
    companyId,
    id,
  ])

const KEEP_OUTCOME = `
  update import_blocks set outcome = ?, faults = ?, fault_count = ?, content = '[]', plan = null
  where company_id = ? and id = ?`

/** The outcome of a block. Its rows are deleted: they are records now, or listed among the faults. */
export const keepOutcome = (
  { companyId }: Import,
  id: string,
  outcome: RowOutcome[],
  faults: RowFault[]
) =>
  changeRows(KEEP_OUTCOME, [
    JSON.stringify(outcome),
    JSON.stringify(faults),
    faults.length,
    companyId,
    id,
  ])
