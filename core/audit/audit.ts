import { createHash } from 'node:crypto'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { logSecurity } from '#core/log/log_security'
import { currentActor } from './actor.js'
import { auditedChanges } from './audited_changes.js'
import { canonicalJson } from './canonical_json.js'

export interface AuditEntry {
  companyId: string
  /** Past tense with its noun, such as `invoice.issued`. */
  action: string
  subject: { type: string; id: string }
  /** Facts that explain the change to a reader; never a secret. */
  details?: Record<string, unknown>
  /** It changes who may do what: it is written to the log too, with these facts (see logSecurity). */
  security?: Record<string, string | null>
}

export interface AuditRow {
  company_id: string
  sequence: number
  happened_at: number
  actor_id: string | null
  request_id: string | null
  action: string
  subject_type: string
  subject_id: string
  details: string
  previous_hash: string
  hash: string
}

/** Hash before the first row of a chain. */
export const GENESIS = '0'.repeat(64)

const HEAD = 'select sequence, hash from chain_heads where company_id = ?'
const MOVE_HEAD =
  'update chain_heads set sequence = ?, hash = ? where company_id = ? and sequence = ?'

/** Writes down a change in the transaction that makes it, linked to the row before. Only inside inTx. */
export const audit = (entry: AuditEntry) => auditAll([entry])

/** The same for several changes of one company that one transaction makes, in their order. Only inside inTx. */
export async function auditAll(entries: AuditEntry[]) {
  const companyId = entries[0]?.companyId
  if (companyId === undefined) return
  const head = await lockChain(companyId)
  const { userId, requestId } = currentActor()
  let { sequence, hash } = head
  const rows = entries.map(({ action, subject, details = {} }) => {
    sequence += 1
    const row = {
      company_id: companyId,
      sequence,
      happened_at: now(),
      actor_id: userId,
      request_id: requestId,
      action,
      subject_type: subject.type,
      subject_id: subject.id,
      details: canonicalJson(details),
      previous_hash: hash,
    }
    hash = hashOf(row)
    return { ...row, hash }
  })
  assertOneRow(await changeRows(MOVE_HEAD, [sequence, hash, companyId, head.sequence]))
  await insertRows('audit_log', rows)
  for (const { action, security } of entries) {
    if (security) logSecurity(action, { companyId, ...security })
  }
  await auditedChanges.announce(companyId, entries)
}

/**
 * The newest link of a company's chain, locked until the transaction ends where the database has such locks: every other
 * audited change of the company waits. Only inside inTx.
 */
export async function lockChain(companyId: string): Promise<{ sequence: number; hash: string }> {
  const [head] = await readRows<{ sequence: number; hash: string }>(HEAD + lock(), [companyId])
  if (head) return head

  const first = { company_id: companyId, sequence: 0, hash: GENESIS }
  try {
    await insertRows('chain_heads', [first])
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
  return first
}

/** SHA-256 over the canonical row, the hash of the row before included. */
export function hashOf(row: Omit<AuditRow, 'hash'>) {
  return createHash('sha256').update(canonicalJson(row)).digest('hex')
}
