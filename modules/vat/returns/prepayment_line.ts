import type { Minor } from '#core/money/minor'
import type { ReturnLine } from './return_line.js'

/** The line that takes off the special advance payment; none without one. */
export function prepaymentLines(amount: Minor | null): ReturnLine[] {
  if (amount === null) return []
  return [
    {
      key: 'special_prepayment',
      part: 'prepayment',
      base: null,
      baseAmount: null,
      tax: '39',
      taxAmount: amount,
      source: { list: 'prepayments' },
    },
  ]
}
