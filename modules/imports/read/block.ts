import type { TableRow } from './cell.js'

const MOST_ROWS = 200
/** Characters; a block is kept as one text. */
const LARGEST = 400_000

/** Puts rows together into blocks that are stored and worked on at once. */
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
