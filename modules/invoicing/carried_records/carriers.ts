import type { CompanyScope } from '#core/http/caller'
import { kindsWith } from '#core/records/record_kinds'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** A record of a later module that a line of an invoice bills. */
export interface CarriedRecord {
  id: string
  /** The line; null for records that were billed before lines were kept. */
  lineId: string | null
  /** The part of the record that its module needs to bill it again. */
  share: Record<string, string | number | null>
}

export interface FreedRecords {
  freed: CarriedRecord[]
  /** How many records the invoice still bills. */
  left: number
}

/**
 * A kind of record that lines of invoices bill: worked hours, expenses, delivery notes. A record is on at most one
 * invoice. Its module stores which; all of these run inside inTx.
 */
export interface RecordCarrier {
  /** At most ten letters; stored with the records of cancelled invoices. */
  kind: string
  /** The error at `clientId` of a draft that gets another client and still bills such records. */
  otherClient?: string
  /** Makes records of an invoice billable again: all, or those whose lines are gone. */
  free(invoice: Invoice, keptLineIds?: ReadonlySet<string>): Promise<FreedRecords>
  /**
   * Bills with a draft what a cancelled invoice had billed. Records that were deleted since, or are not for this client
   * any more, are left out.
   * @throws 409 when one of them is on another invoice by now, see `assertOnNoInvoice`
   */
  take(company: CompanyScope, draft: Invoice, records: CarriedRecord[]): Promise<void>
}

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** How invoices bill its records. */
    carrier?: RecordCarrier
  }
}

export const carriers = (): readonly RecordCarrier[] =>
  kindsWith('carrier').map(({ carrier }) => carrier)
