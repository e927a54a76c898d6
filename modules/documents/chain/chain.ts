import type { Day, Instant } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { kindsWith, partOf } from '#core/records/record_kinds'

/** A record with a chain: a document, or work and future invoices that follow from one. */
export interface ChainReference {
  /** A kind of record with a part `chain`. */
  type: string
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

/** The facts about documents of one kind. */
export interface ChainSource {
  /** The documents before or after this one, of any kind. */
  neighboursOf(company: CompanyScope, document: ChainReference): Promise<ChainReference[]>
  /** A document of the source's own kind; undefined for another company's document. */
  describe(company: CompanyScope, id: string): Promise<ChainLink | undefined>
}

/** More documents than hang together in practice; the rest is left out. */
const MOST = 50

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** How its documents are linked to others. */
    chain?: ChainSource
  }
}

export const chainTypes = () => kindsWith('chain').map(({ type }) => type)

/** All documents that came from each other, the oldest first. @throws 404 */
export async function chainOf(company: CompanyScope, document: ChainReference) {
  if (!(await partOf(document.type, 'chain')?.describe(company, document.id))) throw notFound()
  const seen = new Map<string, ChainReference>()
  const waiting = [document]
  for (let next = waiting.shift(); next && seen.size < MOST; next = waiting.shift()) {
    if (seen.has(next.id)) continue
    seen.set(next.id, next)
    for (const { chain } of kindsWith('chain')) {
      waiting.push(...(await chain.neighboursOf(company, next)))
    }
  }
  const links = []
  for (const { type, id } of seen.values()) {
    const link = await partOf(type, 'chain')?.describe(company, id)
    if (link) links.push({ _id: id, type, ...link })
  }
  return links.sort((a, b) => a.createdAt - b.createdAt).map(({ createdAt: _, ...link }) => link)
}
