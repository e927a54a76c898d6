import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'

/** The subjects of bookings; sums are given for each. */
export const AREAS = [
  'sale',
  'advance',
  'skonto',
  'writeOff',
  'payment',
  'refund',
  'purchase',
  'purchasePayment',
  'purchaseSkonto',
  'depreciation',
  'disposal',
] as const
export type Area = (typeof AREAS)[number]

/** One line of a booking batch, in cents of the company's currency. */
export interface Booking {
  area: Area
  /** Positive debits `account` and credits `contra`, negative the other way round. Never zero. */
  amount: Minor
  /** The VAT in `amount`, for the sums. */
  tax: Minor
  account: string
  contra: string
  /** DATEV's tax key, four digits; empty where the account has the tax in itself. */
  key: string
  on: Day
  /** Number of the document that is open or settled. */
  reference: string
  /** Number of a second document, such as the credit note on an invoice. */
  otherReference: string
  text: string
  /** Id of the record with the receipt. */
  receiptId: string | null
  dueOn: Day | null
  /** Day of the supply, where it is not that of the document. */
  suppliedOn: Day | null
  /** VAT id of a client in another EU country. */
  vatId: string
  /** Amount in a foreign currency, as `USD 100.00`. */
  foreign: string
}

/** The optional parts of a booking. */
export const PLAIN = {
  tax: 0n as Minor,
  key: '',
  otherReference: '',
  receiptId: null,
  dueOn: null,
  suppliedOn: null,
  vatId: '',
  foreign: '',
} satisfies Partial<Booking>
