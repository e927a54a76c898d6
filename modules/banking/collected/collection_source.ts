import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { Port } from '#core/module/port'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Direct debits that the bank credits as one sum. */
export interface AwaitedSum {
  collectionId: string
  block: number
  collectOn: Day
  currency: string
  amount: Minor
  count: number
  /** Identifications of the file and the block, one of which the bank may repeat. */
  signs: string[]
}

export interface CreditedEntry {
  id: string
  on: Day
  amount: Minor
  currency: string
  reference: string
}

/** How the module of direct debits books what the bank has credited. */
export interface CollectionSource {
  /** Sums that were collected and not booked yet. */
  awaited(company: CompanyReference): Promise<AwaitedSum[]>
  /** Books a sum as payments of its invoices. Only inside inTx. @throws 404, 409 `banking.collection_differs` */
  book(
    company: CompanyScope,
    sum: { collectionId: string; block: number },
    entry: CreditedEntry
  ): Promise<void>
  /** Takes that back: the payments are removed. Only inside inTx. */
  release(company: CompanyReference, entryId: string): Promise<void>
}

/** Direct debits that the bank credits. */
export const collectionSource = new Port<CollectionSource>('collections by direct debit')
