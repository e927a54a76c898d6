import { isExactNumber } from '@/lib/exact_amounts'
import { isBlank, type LineValues } from '../lines/line_values'

/** Whether the server can reckon with these lines: whatever is written in one has a quantity and a price. */
export const arePriced = (lines: readonly LineValues[]) =>
  itemsOf(lines).every(
    ({ quantity, unitPrice, discount, discountAmount, taxRate }) =>
      isExactNumber(quantity) &&
      isExactNumber(unitPrice) &&
      areOptional([discount, discountAmount, taxRate])
  )

/** Lines that cost something; blank ones do not count. */
export const itemsOf = (lines: readonly LineValues[]) =>
  lines.filter((line) => line.kind === 'item' && !isBlank(line))

/** Numbers, or nothing at all. */
export const areOptional = (texts: readonly string[]) =>
  texts.every((text) => !text || isExactNumber(text))
