import { type ChainFault, findChainFault } from './find_chain_fault.js'

const SENTENCES: Record<ChainFault['kind'], (sequence: number) => string> = {
  missing: (sequence) => `row ${sequence} is missing`,
  unlinked: (sequence) => `row ${sequence} does not follow the one before`,
  changed: (sequence) => `row ${sequence} was changed`,
  cut: (sequence) => `rows after ${sequence} are missing`,
  headless: () => 'the head is missing',
}

/** Where a company's chain breaks, or undefined when it is whole from its first row to its head. */
export async function verifyAuditChain(companyId: string): Promise<string | undefined> {
  const fault = await findChainFault(companyId)
  return fault && SENTENCES[fault.kind](fault.sequence)
}
