import type { Day } from '#core/clock'
import { Port } from '#core/module/port'
import type { Minor } from '#core/money/minor'
import { kindsWith } from '#core/records/record_kinds'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** An open document of a client: an invoice to pay, an offer to answer, an order confirmation that is not invoiced. */
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
  /** The amount due; for offers and order confirmations their total. */
  open: Minor
}

/** At most a hundred documents of a client that are open now, those that are due first before the others. */
type WaitingDocuments = (
  company: CompanyReference,
  clientId: string,
  today: Day
) => Promise<WaitingDocument[]>

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** Its documents in the portal of a client. */
    portal?: WaitingDocuments
  }
}

/** For whom a key opens a portal. */
export interface PortalHolder {
  companyId: string
  clientId: string
}

type KeyReader = (key: string) => Promise<PortalHolder | undefined>

/** The keys of the links to portals; undefined for one that opens none. */
export const portalKeys = new Port<KeyReader>('keys of portals')

export const portalSources = () =>
  kindsWith('portal').map(({ type, portal }) => ({ type, waiting: portal }))

/** The client whose portal a key opens; undefined for a key that is unknown, revoked or over. */
export const holderOfPortalKey: KeyReader = async (key) => portalKeys.service?.(key)
