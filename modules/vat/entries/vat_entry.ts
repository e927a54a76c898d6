import type { Day } from '#core/clock'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { TaxCategory } from '#modules/documents/public'

/**
 * When VAT is owed: on what was agreed (`accrual`: Sollversteuerung, § 16 (1), § 13 (1) no. 1 a UStG), or on what was
 * received (`cash`: Istversteuerung, § 20, § 13 (1) no. 1 b UStG).
 */
export const VAT_BASES = ['accrual', 'cash'] as const
export type VatBasis = (typeof VAT_BASES)[number]

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
