import { type Minor, moneyNumber } from '#core/money/minor'
import type { Prepayment } from '#modules/vat/queries/vat_prepayment'
import type { VatReturn } from '#modules/vat/queries/vat_return'
import { RETURN_CURRENCY } from '#modules/vat/returns/return_line'

/** Amounts in euros. */
export const transformVatReturn = ({ lines, due, booked, leftOut, dueOn }: VatReturn) => ({
  currency: RETURN_CURRENCY,
  /** Null where the days are no period that the company reports. */
  dueOn,
  leftOut,
  due: moneyNumber(due, RETURN_CURRENCY),
  booked: moneyNumber(booked, RETURN_CURRENCY),
  lines: lines.map(({ baseAmount, taxAmount, ...line }) => ({
    ...line,
    baseAmount: euros(baseAmount),
    taxAmount: euros(taxAmount),
  })),
})

/** Amounts in euros. */
export const transformPrepayment = ({ year, isOwed, dueOn, ...amounts }: Prepayment) => ({
  year,
  isOwed,
  dueOn,
  currency: RETURN_CURRENCY,
  paidBefore: moneyNumber(amounts.paidBefore, RETURN_CURRENCY),
  proposed: moneyNumber(amounts.proposed, RETURN_CURRENCY),
  recorded: euros(amounts.recorded),
})

const euros = (amount: Minor | null) =>
  amount === null ? null : moneyNumber(amount, RETURN_CURRENCY)
