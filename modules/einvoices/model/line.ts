import type { Day } from '#core/clock'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { Identifier } from './party.js'

/** BG-14 and BG-26; one end may be open. */
export interface Period {
  from?: Day
  to?: Day
}

/** An allowance or a charge. Percent and base stand together or not at all. */
export interface Adjustment {
  /** BT-92, BT-99, BT-136, BT-141: positive in an invoice, turned in its cancellation. */
  amount: Minor
  /** BT-93 */
  base?: Minor
  /** BT-94 */
  percent?: Decimal
  /** BT-97; it or the code. */
  reason?: string
  /** BT-98: UNTDID 5189 of an allowance (95 = discount), UNTDID 7161 of a charge. */
  reasonCode?: string
}

/** BG-20 and BG-21: of the document, in one VAT group. */
export interface DocumentAdjustment extends Adjustment {
  /** BT-95 and BT-96 */
  vat: VatRate
}

export interface VatRate {
  /** BT-151, BT-118: S, Z, E, AE, K, G or O. */
  category: string
  /** BT-152, BT-119, percent; 0 for O, which is written without a rate. */
  rate: Decimal
}

/** BG-23 */
export interface VatGroup extends VatRate {
  /** BT-116 */
  base: Minor
  /** BT-117 */
  tax: Minor
  /** BT-120 */
  reason?: string
  /** BT-121, a VATEX code. */
  reasonCode?: string
}

/** BG-25 */
export interface EInvoiceLine {
  /** Its place in the form, counted from 0 with texts and headings; the place in the list without it. */
  row?: number
  /** BT-126 */
  id: string
  /** BT-127 */
  note?: string
  /**
   * BT-X-8 of ZUGFeRD EXTENDED, only in received documents: a group repeats the sum of the lines below it, and
   * information has no sum. Neither is part of the totals.
   */
  role?: 'group' | 'information'
  /** BT-128 */
  objectId?: Identifier
  /** BT-129 */
  quantity: Decimal
  /** BT-130, UN/ECE Recommendation 20 or 21, see `unitCode`. */
  unit: string
  /** BT-131 = quantity × price ÷ base quantity − allowances + charges */
  net: Minor
  /** BT-132 */
  orderLine?: string
  /** BT-133 */
  accounting?: string
  /** BG-26 */
  period?: Period
  /** BG-27 */
  allowances: Adjustment[]
  /** BG-28 */
  charges: Adjustment[]
  /** BT-146, never negative: a returned item has a negative quantity. */
  price: Decimal
  /** BT-147 and BT-148: the price before a reduction of the price itself. */
  grossPrice?: Decimal
  /** BT-149: how many units the price is for; one without it. BT-150 is the unit of the line. */
  priceQuantity?: Decimal
  /** BG-30 */
  vat: VatRate
  /** BT-153 */
  name: string
  /** BT-154 */
  description?: string
  /** BT-155 */
  sellerItem?: string
  /** BT-156 */
  buyerItem?: string
  /** BT-157, such as a GTIN with scheme 0160. */
  standardItem?: Identifier
  /** BT-158, such as CPV with scheme STI. */
  classifications: (Identifier & { version?: string })[]
  /** BT-159 */
  origin?: string
  /** BG-32 */
  attributes: { name: string; value: string }[]
}
