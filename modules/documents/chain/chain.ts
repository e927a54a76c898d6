import type { Day, Instant } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'

/** Records with a chain: documents, and the work and the future invoices that follow from them. */
export const CHAIN_TYPES = [
  'proposal',
  'estimate',
  'deliveryNote',
  'invoice',
  'recurring',
  'project',
] as const

export interface ChainReference {
  type: (typeof CHAIN_TYPES)[number]
  id: string
}

/** A document of a chain, as shown. */
export interface ChainLink {
  number: string | null
  /** For an estimate or a proposal: its version. */
  revision?: number
  /** For an invoice: whether it is an invoice or reverses one. */
  kind?: string
  status: string
  date: Day
  currency: string
  /** Empty without a price. */
  total?: number
  createdAt: Instant
}

/** A module's facts about the documents of its kind. */
export interface ChainSource {
  /** The documents before or after this one, of any kind. */
  neighboursOf(company: CompanyScope, document: ChainReference): Promise<ChainReference[]>
  /** A document of the source's own kind; undefined for another company's document. */
  describe(company: CompanyScope, id: string): Promise<ChainLink | undefined>
}

/** More documents than hang together in practice; the rest is left out. */
const MOST = 50

const sources = new Map<ChainReference['type'], ChainSource>()

/** A module registers, in its subscriptions, how its documents are linked to others. */
export function registerChainSource(type: ChainReference['type'], source: ChainSource) {
  sources.set(type, source)
}

/** All documents that came from each other, the oldest first. @throws 404 */
export async function chainOf(company: CompanyScope, document: ChainReference) {
  if (!(await sources.get(document.type)?.describe(company, document.id))) throw notFound()
  const seen = new Map<string, ChainReference>()
  const waiting = [document]
  for (let next = waiting.shift(); next && seen.size < MOST; next = waiting.shift()) {
    if (seen.has(next.id)) continue
    seen.set(next.id, next)
    for (const source of sources.values()) {
      waiting.push(...(await source.neighboursOf(company, next)))
    }
  }
  const links = []
  for (const { type, id } of seen.values()) {
    const link = await sources.get(type)?.describe(company, id)
    if (link) links.push({ _id: id, type, ...link })
  }
  return links.sort((a, b) => a.createdAt - b.createdAt).map(({ createdAt: _, ...link }) => link)
}
