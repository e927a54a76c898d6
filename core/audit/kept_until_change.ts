import { isInTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'

interface Kept {
  sequence: number
  value: Promise<unknown>
}

const kept = new Map<string, Kept>()
const NO_ACTIONS: ReadonlySet<string> = new Set()
const MOST = 2000
const HEAD = 'select sequence from chain_heads where company_id = ?'
/** Most changes that are looked through before the value is computed again. */
const MOST_CHANGES = 500
const ACTIONS_SINCE = `
  select distinct action from audit_log where company_id = ? and sequence > ? and sequence <= ?`

/**
 * Caches a value computed from a company's records until the company changes anything. Every change writes an audit
 * row, so the head of the chain shows in any process whether the value is still valid. Meant for counts and sums that
 * many pages repeat. `key` names everything the value depends on besides the records, for example the day. Inside inTx
 * nothing is cached.
 * @param unaffectedBy actions of the audit log that leave the value as it is; any other one makes it invalid, so a
 * forgotten action costs time and never a stale figure
 */
export async function keptUntilChange<T>(
  companyId: string,
  key: string,
  compute: () => Promise<T>,
  unaffectedBy: ReadonlySet<string> = NO_ACTIONS
): Promise<T> {
  if (isInTx()) return compute()

  const [head] = await readRows<{ sequence: number }>(HEAD, [companyId])
  const sequence = Number(head?.sequence ?? 0)
  const name = `${companyId} ${key}`
  const found = kept.get(name)
  if (found && (await isValid(companyId, found, sequence, unaffectedBy))) {
    found.sequence = Math.max(found.sequence, sequence)
    return found.value as Promise<T>
  }

  const value = compute()
  kept.delete(name)
  if (kept.size >= MOST) kept.delete(kept.keys().next().value as string)
  kept.set(name, { sequence, value })
  value.catch(() => kept.delete(name))
  return value
}

/** Whether the company changed nothing since then that the value depends on. */
async function isValid(
  companyId: string,
  { sequence: since }: Kept,
  until: number,
  unaffectedBy: ReadonlySet<string>
) {
  if (since === until) return true
  if (unaffectedBy.size === 0 || until < since || until - since > MOST_CHANGES) return false
  const rows = await readRows<{ action: string }>(ACTIONS_SINCE, [companyId, since, until])
  return rows.every(({ action }) => unaffectedBy.has(action))
}
