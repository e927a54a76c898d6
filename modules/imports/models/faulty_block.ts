import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import type { Import } from '#modules/imports/models/import'
import type { Cell, TableRow } from '#modules/imports/read/cell'
import type { RowFault } from './block.js'

/** A block that has rows with a fault. */
export interface FaultyBlock {
  id: string
  rows: TableRow[]
  /** The numbers of the rows with a fault. */
  faultyRows: ReadonlySet<number>
}

const NEXT = `
  select id, position, content, faults from import_blocks
  where company_id = ? and import_id = ? and fault_count > 0 and position > ?
  order by position limit 1`

interface Row {
  id: string
  position: number
  content: string
  faults: string
}

/** The blocks of an import that have faults, one after the other. */
export async function* faultyBlocks({ companyId, id }: Import): AsyncGenerator<FaultyBlock> {
  for (let after = -1; ; ) {
    const [block] = await readRows<Row>(NEXT, [companyId, id, after])
    if (!block) return
    const content = JSON.parse(block.content) as [number, ...Cell[]][]
    const faults = JSON.parse(block.faults) as RowFault[]
    yield {
      id: block.id,
      rows: content.map(([number, ...cells]) => ({ number, cells })),
      faultyRows: new Set(faults.map(({ row }) => row)),
    }
    after = Number(block.position)
  }
}

/** Stores the cells of a block. Only inside inTx. */
export const keepContent = ({ companyId }: Import, { id, rows }: FaultyBlock) =>
  changeRows('update import_blocks set content = ? where company_id = ? and id = ?', [
    JSON.stringify(rows.map(({ number, cells }) => [number, ...cells])),
    companyId,
    id,
  ])
