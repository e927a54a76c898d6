import { type Minor, moneyNumber } from '#core/money/minor'
import type { VatReturn } from '#modules/vat/queries/vat_return'
import { RETURN_CURRENCY } from '#modules/vat/returns/return_line'

/** Amounts in euros. */
export const transformVatReturn = ({ lines, due, booked, leftOut }: VatReturn) => ({
  currency: RETURN_CURRENCY,
  leftOut,
  due: moneyNumber(due, RETURN_CURRENCY),
  booked: moneyNumber(booked, RETURN_CURRENCY),
  lines: lines.map(({ baseAmount, taxAmount, ...line }) => ({
    ...line,
    baseAmount: euros(baseAmount),
    taxAmount: euros(taxAmount),
  })),
})

const euros = (amount: Minor | null) =>
  amount === null ? null : moneyNumber(amount, RETURN_CURRENCY)
