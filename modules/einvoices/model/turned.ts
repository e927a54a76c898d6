import { decimal } from '#core/money/decimal'
import { type Minor, minor } from '#core/money/minor'
import type { EInvoice } from './einvoice.js'
import type { Adjustment } from './line.js'

const negative = (amount: Minor) => minor(-amount)

/**
 * The same document with all amounts and quantities negated; prices stay, because none may be negative (BR-27). Makes
 * the figures of a cancellation from those of its invoice, and the positive ones of a credit note from a document
 * stored with negative ones.
 */
export function turned(invoice: EInvoice): EInvoice {
  const { totals } = invoice
  return {
    ...invoice,
    ...(invoice.vatAccounting && {
      vatAccounting: { ...invoice.vatAccounting, tax: negative(invoice.vatAccounting.tax) },
    }),
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: decimal(-line.quantity),
      net: negative(line.net),
      allowances: line.allowances.map(turnedAdjustment),
      charges: line.charges.map(turnedAdjustment),
    })),
    allowances: invoice.allowances.map(turnedAdjustment),
    charges: invoice.charges.map(turnedAdjustment),
    vat: invoice.vat.map((group) => ({
      ...group,
      base: negative(group.base),
      tax: negative(group.tax),
    })),
    totals: {
      lines: negative(totals.lines),
      allowances: negative(totals.allowances),
      charges: negative(totals.charges),
      net: negative(totals.net),
      tax: negative(totals.tax),
      gross: negative(totals.gross),
      prepaid: negative(totals.prepaid),
      rounding: negative(totals.rounding),
      due: negative(totals.due),
    },
  }
}

const turnedAdjustment = <One extends Adjustment>(one: One): One => ({
  ...one,
  amount: negative(one.amount),
  ...(one.base !== undefined && { base: negative(one.base) }),
})
