import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import { reader } from './in_tx.js'

/** Lucid's own type forgets null. */
type Binding = StrictValues | null

/**
 * The rows of a statement that never changes, written as SQL that both databases know, with `?` for values.
 * For the few reads that every request or every write makes: building such a query costs more than running it.
 * Inside inTx it reads in the open transaction.
 */
export async function readRows<Row>(sql: string, bindings: Binding[]): Promise<Row[]> {
  const client = reader()
  const answer = await client.rawQuery(sql, bindings as StrictValues[])
  // The driver of MariaDB gives the rows beside a description of their columns.
  return client.dialect.name === 'mysql' ? answer[0] : answer
}
