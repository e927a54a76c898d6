import { type ChainFault, findChainFault } from '#core/audit/find_chain_fault'
import { chainLength } from './chain_length.js'

interface Check {
  fault: ChainFault | null
  /** How many rows the chain has. */
  entries: number
}

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
  return { fault, entries: await chainLength(companyId) }
}
