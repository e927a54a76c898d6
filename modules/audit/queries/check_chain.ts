import { type ChainFault, findChainFault } from '#core/audit/find_chain_fault'
import { readRows } from '#core/database/read_rows'

interface Check {
  fault: ChainFault | null
  /** How many rows the chain has. */
  entries: number
}

const COUNT = 'select count(*) as total from audit_log where company_id = ?'

const running = new Map<string, Promise<Check>>()

/**
 * Checks a company's chain now. The answer is not kept, because a change behind the back of the application moves
 * nothing that could tell; who asks while a check runs gets its answer.
 */
export function checkChain(companyId: string): Promise<Check> {
  const known = running.get(companyId)
  if (known) return known
  const check = readChain(companyId).finally(() => running.delete(companyId))
  running.set(companyId, check)
  return check
}

async function readChain(companyId: string) {
  const fault = (await findChainFault(companyId)) ?? null
  const [row] = await readRows<{ total: number | string }>(COUNT, [companyId])
  return { fault, entries: Number(row?.total ?? 0) }
}
