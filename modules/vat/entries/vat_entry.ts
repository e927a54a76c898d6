import type { Day } from '#core/clock'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { TaxCategory } from '#modules/documents/public'
import type { VatBasis } from '#modules/settings/public'

export { VAT_BASES, type VatBasis } from '#modules/settings/public'

/** Why an amount counts on a day: the document itself, or a later event. */
export const VAT_CAUSES = [
  'document',
  'payment',
  'credit',
  'skonto',
  'writeOff',
  'creditNote',
  'refund',
] as const
export type VatCause = (typeof VAT_CAUSES)[number]

/** A taxable amount and its VAT in one category and rate. */
export interface TaxGroup {
  category: TaxCategory
  rate: Decimal
  net: Minor
  tax: Minor
}

/** The VAT of a document on one day. */
export interface VatEntry extends TaxGroup {
  documentId: string
  basis: VatBasis
  dayOn: Day
  cause: VatCause
}
