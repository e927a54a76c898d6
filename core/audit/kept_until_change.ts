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
 * Keeps what was computed from a company's records until the company changes anything: every change
 * writes an audit row, so the head of its chain tells, in any process, whether the value still holds.
 *
 * For counts and sums that many pages repeat. `key` names everything that the value depends on besides
 * the records, the day for instance. Inside inTx nothing is kept.
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
