import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A document that waits for its client: an invoice for its payment, an offer for its answer. */
export interface WaitingDocument {
  id: string
  number: string
  /** Its subject, in a few words; may be empty. */
  title: string
  date: Day
  /** Last day to pay or to answer; null without one. */
  until: Day | null
  currency: string
  total: Minor
  /** The amount due; for an offer its total. */
  open: Minor
}

/** The documents of one kind in the portal of a client. */
export interface PortalSource {
  type: 'invoice' | 'estimate' | 'proposal'
  /** At most a hundred documents of a client that wait now, those that are due first before the others. */
  waiting: (company: CompanyReference, clientId: string, today: Day) => Promise<WaitingDocument[]>
}

/** For whom a key opens a portal. */
export interface PortalHolder {
  companyId: string
  clientId: string
}

type KeyReader = (key: string) => Promise<PortalHolder | undefined>

const sources: PortalSource[] = []
let readKey: KeyReader | undefined

/** A module says, in its subscriptions, which of its documents wait for their client. */
export function registerPortalSource(source: PortalSource) {
  sources.push(source)
}

export const portalSources = (): readonly PortalSource[] => sources

/** The module that makes the links to portals says whose a key is; undefined for one that opens none. */
export function registerPortalKeys(reader: KeyReader) {
  readKey = reader
}

/** Whose portal a key opens; undefined for a key that is unknown, revoked or over. */
export const holderOfPortalKey: KeyReader = async (key) => readKey?.(key)
