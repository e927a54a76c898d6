import type { Day } from '#core/clock'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { TaxGroup } from './vat_entry.js'

/** An issued document with its printed VAT; for a final invoice, that of the remainder. */
export interface TaxedDocument {
  id: string
  dateOn: Day
  taxes: readonly TaxGroup[]
}

/** A settlement of an invoice. */
export type Settled = { id: string; on: Day } & (
  | { kind: 'payment' | 'credit'; amount: Minor }
  | { kind: 'skonto' | 'writeOff'; taxes: readonly TaxGroup[] }
  | { kind: 'creditNote'; amount: Minor; creditNoteId: string }
)

/** Money of a credit note or a cancellation that went back to the client: paid, or as credit to another invoice. */
export interface GivenBack {
  kind: 'refund' | 'credit'
  id: string
  on: Day
  amount: Minor
}

/** A document that reverses an invoice or a part, with the money returned by it. */
export interface CorrectingDocument extends TaxedDocument {
  givenBack: readonly GivenBack[]
}

/** An invoice with all that changes its VAT. */
export interface InvoiceFamily {
  /** Null where the client's name was typed. */
  clientId: string | null
  invoice: TaxedDocument
  /** The day of the supply; null for a down payment as long as no final invoice takes it off. */
  suppliedOn: Day | null
  settlements: readonly Settled[]
  creditNotes: readonly CorrectingDocument[]
  /** The document that reverses it. */
  cancellation: CorrectingDocument | null
  currency: string
  /** To be counted in the company's own currency. */
  exchange: { rate: Decimal; ownCurrency: string } | null
}
