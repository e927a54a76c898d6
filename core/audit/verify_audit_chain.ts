import { reader } from '#core/database/in_tx'
import { type AuditRow, GENESIS, hashOf } from './audit.js'

/** Where a company's chain breaks, or undefined when it is whole from its first row to its head. */
export async function verifyAuditChain(companyId: string): Promise<string | undefined> {
  let previous = { sequence: 0, hash: GENESIS }
  for (;;) {
    const rows: AuditRow[] = await reader()
      .from('audit_log')
      .where('company_id', companyId)
      .where('sequence', '>', previous.sequence)
      .orderBy('sequence')
      .limit(1000)
    if (rows.length === 0) break

    for (const { hash, ...row } of rows) {
      if (row.sequence !== previous.sequence + 1) return `row ${previous.sequence + 1} is missing`
      if (row.previous_hash !== previous.hash)
        return `row ${row.sequence} does not follow the one before`
      if (hashOf(row) !== hash) return `row ${row.sequence} was changed`
      previous = { sequence: row.sequence, hash }
    }
  }
  const head = await reader().from('chain_heads').where('company_id', companyId).first()
  if (!head) return previous.sequence === 0 ? undefined : 'the head is missing'
  if (head.sequence !== previous.sequence || head.hash !== previous.hash) {
    return `rows after ${previous.sequence} are missing`
  }
  return undefined
}
