import { isInTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'

interface Kept {
  sequence: number
  value: Promise<unknown>
}

const kept = new Map<string, Kept>()
const MOST = 2000
const HEAD = 'select sequence from chain_heads where company_id = ?'

/**
 * Caches a value computed from a company's records until the company changes anything. Every change writes an audit
 * row, so the head of the chain shows in any process whether the value is still valid. Meant for counts and sums that
 * many pages repeat. `key` names everything the value depends on besides the records, for example the day. Inside inTx
 * nothing is cached.
 */
export async function keptUntilChange<T>(
  companyId: string,
  key: string,
  compute: () => Promise<T>
): Promise<T> {
  if (isInTx()) return compute()

  const [head] = await readRows<{ sequence: number }>(HEAD, [companyId])
  const sequence = Number(head?.sequence ?? 0)
  const name = `${companyId} ${key}`
  const found = kept.get(name)
  if (found?.sequence === sequence) return found.value as Promise<T>

  const value = compute()
  kept.delete(name)
  if (kept.size >= MOST) kept.delete(kept.keys().next().value as string)
  kept.set(name, { sequence, value })
  value.catch(() => kept.delete(name))
  return value
}
