import { type BoundValue, runStatement } from './driver.js'
import { writer } from './in_tx.js'

/**
 * Runs an INSERT, UPDATE or DELETE that never changes, as readRows does with a read. Only inside inTx.
 * @returns how many rows it met
 */
export async function changeRows(sql: string, values: BoundValue[]): Promise<number> {
  return (await runStatement(writer(), sql, values)).changes
}
