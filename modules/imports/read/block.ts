import type { TableRow } from './cell.js'

const MOST_ROWS = 200
/** Characters; a block is stored as one text. */
const LARGEST = 400_000

/** Groups rows into blocks that are stored and processed together. */
export async function* inBlocks(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let block: TableRow[] = []
  let size = 0
  for await (const row of rows) {
    block.push(row)
    size += row.cells.reduce<number>((sum, cell) => sum + String(cell).length + 3, 0)
    if (block.length < MOST_ROWS && size < LARGEST) continue
    yield block
    block = []
    size = 0
  }
  if (block.length > 0) yield block
}
