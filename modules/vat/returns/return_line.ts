import type { Minor } from '#core/money/minor'
import type { TaxCategory } from '#modules/documents/public'

/** The country whose forms are filled in. */
export const HOME = 'DE'
/** The forms know no other currency. */
export const RETURN_CURRENCY = 'EUR'

/** Parts of the form, in its order. */
export const RETURN_PARTS = [
  'taxable',
  'exempt',
  'acquisitions',
  'reverseCharge',
  'otherSupplies',
  'inputTax',
  'otherTaxes',
  'prepayment',
] as const
export type ReturnPart = (typeof RETURN_PARTS)[number]

/** The records behind a line. */
export type ReturnSource =
  | { list: 'vatEntries'; category: TaxCategory; rate: number | null }
  | { list: 'expenses' }
  | { list: 'prepayments' }

/**
 * A line of the advance VAT return (Umsatzsteuer-Voranmeldung, form USt 1 A of 2026), in euro cents. The numbers of its
 * fields are the Kennzahlen that ELSTER asks for.
 */
export interface ReturnLine {
  /** Its name in the translations. */
  key: string
  part: ReturnPart
  /** Kennzahl of the taxable amount. */
  base: string | null
  /** In whole euros, as the form asks. */
  baseAmount: Minor | null
  /** Kennzahl of the VAT. Without one, the form derives the VAT from the taxable amount, or there is none. */
  tax: string | null
  taxAmount: Minor | null
  source: ReturnSource
}
