import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import type { NumberSigns } from './number_in_text.js'

/** An invoice that still asks for money. */
export interface OpenInvoice {
  id: string
  number: string
  clientId: string | null
  clientName: string
  currency: string
  open: Minor
  dateOn: Day
  dueOn: Day | null
  /** The discount for paying until a day. */
  skonto: { until: Day; discount: Minor }[]
  signs: NumberSigns
  /** Of the client's name, see same_name.ts. */
  words: ReadonlySet<string>
}

/**
 * Why an invoice is suggested: its number is in the purpose, the amount equals the open amount (also less Skonto, or
 * of several together), the account or the name belongs to the client. Against it: the money arrived before its date.
 */
export type Reason = 'number' | 'amount' | 'skonto' | 'total' | 'iban' | 'name' | 'early'

/** `sure`: may be confirmed in bulk. `likely`: needs a look. `possible`: a guess. */
export type Confidence = 'sure' | 'likely' | 'possible'

/** The share of an entry for one invoice. */
export interface Share {
  invoice: OpenInvoice
  amount: Minor
  skonto: Minor
}

export interface Suggestion {
  confidence: Confidence
  reasons: Reason[]
  shares: Share[]
  /** The remainder that would become credit of the client. */
  left: Minor
}

/** An entry as suggestions see it. */
export interface Credit {
  amount: Minor
  currency: string
  bookedOn: Day
  name: string
  iban: string
  /** All that the payer wrote. */
  words: string
}
