import { type BoundValue, runStatement } from './driver.js'
import { reader } from './in_tx.js'

/**
 * The rows of a statement that never changes, written as SQL that both databases know, with `?` for values.
 * For the reads that every request or every write makes. Inside inTx it reads in the open transaction.
 */
export async function readRows<Row>(sql: string, values: BoundValue[]): Promise<Row[]> {
  return (await runStatement<Row>(reader(), sql, values)).rows
}
