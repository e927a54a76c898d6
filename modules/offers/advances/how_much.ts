import { decimalInput } from '#core/money/decimal_rule'

/** How much is asked for in advance: a share of what was ordered, or an amount as the offer's prices are. */
export const howMuchInAdvance = {
  percent: decimalInput({ isPositive: true, max: 100 }).optional().nullable(),
  amount: decimalInput({ isPositive: true, max: 1e9 }).optional().nullable(),
}
