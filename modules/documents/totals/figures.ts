import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import type { LineKind } from '#modules/documents/lines/line_kinds'
import type { LineCategory } from '#modules/documents/totals/totals'

export interface LineInput {
  /** An item unless it says otherwise. */
  kind?: LineKind
  /** Offered and not ordered: shown with its amount, in no sum. */
  isOptional?: boolean
  quantity: Decimal
  /** Major units of the document's currency, up to six places; with VAT when prices are gross. */
  unitPrice: Decimal
  /** Percent off this line, 0 to 100. */
  discount: Decimal
  /** Off this line instead of a percentage, as the price is: net or gross. */
  discountAmount?: Minor | null
  /** Percent. */
  taxRate: Decimal
  taxCategory: LineCategory
}

/** Off the whole document: a percentage of the sum of lines, or an amount; net or gross like the prices. */
export type DocumentDiscount = { percent: Decimal } | { amount: Minor }

export interface LineTotals {
  /** quantity × unit price, rounded; as the prices are, net or gross. */
  gross: Minor
  /** The amount of the discount: gross − amount. EN 16931 BT-136 when prices are net. */
  discount: Minor
  /** The price of the line in the document's price mode; of a subtotal the sum since the last heading or subtotal. */
  amount: Minor
  /** Without VAT, EN 16931 BT-131; empty for texts, headings and subtotals. */
  net: Minor
}

export interface TaxTotals {
  category: LineCategory
  rate: Decimal
  /** This group's part of the document discount, without VAT. EN 16931 BT-92. */
  discount: Minor
  /** EN 16931 BT-116. */
  base: Minor
  /** EN 16931 BT-117. */
  tax: Minor
}

export interface DocumentTotals {
  lines: LineTotals[]
  /** By falling rate. */
  taxes: TaxTotals[]
  /** Sum of the lines, net or gross like the prices; the document discount is deducted from it. */
  amountSum: Minor
  /** The document discount as the prices are. */
  amountDiscount: Minor
  /** Sum of the line nets, BT-106. */
  lineSum: Minor
  /** The document discount without VAT, BT-107. */
  discount: Minor
  /** BT-109. */
  net: Minor
  /** BT-110. */
  tax: Minor
  /** BT-112. */
  total: Minor
}

/** A discount or rate that cannot be. @param line where, when it is about one line */
export class ImpossibleFigure extends RangeError {
  constructor(
    readonly fault: 'discount_exceeds' | 'discount_percent' | 'rate_of_category',
    readonly line?: number
  ) {
    super(fault)
  }
}
