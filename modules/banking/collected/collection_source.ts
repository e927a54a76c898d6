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

/** A direct debit that an outgoing entry may take back. Amounts in cents. */
export interface ReturnableDebit {
  collectionId: string
  debitId: string
  invoiceId: string
  invoiceNumber: string
  debtor: string
  iban: string
  /** The reference of the mandate. */
  mandate: string
  endToEnd: string
  collectOn: Day
  currency: string
  amount: Minor
  /** The day of a return that was recorded by hand. */
  returnedOn: Day | null
  fees: Minor
}

/** A direct debit that an entry has taken back. */
export interface ReturnedDebit extends ReturnableDebit {
  entryId: string
  reason: string
}

/** An entry by which a direct debit leaves the account again; its amount is above zero. */
export interface ReturnEntry {
  id: string
  on: Day
  amount: Minor
  currency: string
  /** ISO 20022 code. */
  reason: string
}

/** How the module of direct debits books what the bank has credited and taken back. */
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
  /** Direct debits collected in a period that can come back or whose return has no entry yet. */
  returnable(
    company: CompanyReference,
    period: { from: Day; until: Day }
  ): Promise<ReturnableDebit[]>
  /** The direct debits that entries have taken back. */
  returnedBy(company: CompanyReference, entryIds: string[]): Promise<ReturnedDebit[]>
  /**
   * Marks a direct debit as returned by an entry; what left beyond its amount are fees. Only inside inTx.
   * @returns the expense of the fees, null without any
   * @throws 404, 409 `banking.return_differs`, and as the return by hand
   */
  takeBack(
    company: CompanyScope,
    debit: { collectionId: string; debitId: string },
    entry: ReturnEntry
  ): Promise<string | null>
  /** Undoes that: the payment is there again, the fees are gone. Only inside inTx. @throws 409 `collected_again` */
  giveBack(company: CompanyScope, entryId: string): Promise<void>
}

/** Direct debits that the bank credits and takes back. */
export const collectionSource = new Port<CollectionSource>('collections by direct debit')
