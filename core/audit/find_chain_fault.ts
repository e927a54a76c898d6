import { reader } from '#core/database/in_tx'
import { type AuditRow, GENESIS, hashOf } from './audit.js'

/** Where a chain is broken: a row that is missing, was put in, was changed, or was cut off at the end. */
export interface ChainFault {
  kind: 'missing' | 'unlinked' | 'changed' | 'cut' | 'headless'
  sequence: number
}

const ROWS_AT_ONCE = 1000

/** Reads the chain of a company from its first row to its head. @returns undefined when it is whole */
export async function findChainFault(companyId: string): Promise<ChainFault | undefined> {
  let previous = { sequence: 0, hash: GENESIS }
  for (;;) {
    const rows: AuditRow[] = await reader()
      .from('audit_log')
      .where('company_id', companyId)
      .where('sequence', '>', previous.sequence)
      .orderBy('sequence')
      .limit(ROWS_AT_ONCE)
    if (rows.length === 0) break

    for (const { hash, ...row } of rows) {
      const { sequence } = row
      if (sequence !== previous.sequence + 1) {
        return { kind: 'missing', sequence: previous.sequence + 1 }
      }
      if (row.previous_hash !== previous.hash) return { kind: 'unlinked', sequence }
      if (hashOf(row) !== hash) return { kind: 'changed', sequence }
      previous = { sequence, hash }
    }
  }
  const head = await reader().from('chain_heads').where('company_id', companyId).first()
  if (!head) {
    return previous.sequence === 0 ? undefined : { kind: 'headless', sequence: previous.sequence }
  }
  if (head.sequence !== previous.sequence || head.hash !== previous.hash) {
    return { kind: 'cut', sequence: previous.sequence }
  }
  return undefined
}
