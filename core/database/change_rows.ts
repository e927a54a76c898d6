import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import { writer } from './in_tx.js'

/** Lucid's own type forgets null. */
type Binding = StrictValues | null

/**
 * Runs an INSERT, UPDATE or DELETE that never changes, as readRows does with a read. Only inside inTx.
 * @returns how many rows it met
 */
export async function changeRows(sql: string, bindings: Binding[]): Promise<number> {
  const answer = await writer().rawQuery(sql, bindings as StrictValues[])
  return writer().dialect.name === 'mysql' ? answer[0].affectedRows : answer.changes
}
