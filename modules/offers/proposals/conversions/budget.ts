import type { Decimal } from '#core/money/decimal'
import { decimal } from '#core/money/decimal'
import type { LineContent } from '#modules/documents/public'
import { unitCode } from '#modules/settings/public'

const HOUR = 'HUR'

/** The largest budget and rate of a project, in millionths. */
const MOST_HOURS = 1_000_000_000_000n
const HUNDREDTH = 10_000n

/**
 * The hours sold by the lines of an agreement, and their price when it is the same for all. Lines in other units are
 * not hours.
 * @returns millionths, hours rounded down to hundredths; null without hours, or without a common price
 */
export function budgetOf(lines: readonly LineContent[]): {
  hours: Decimal | null
  rate: Decimal | null
} {
  const sold = lines.filter(
    ({ kind, unit, quantity }) => kind === 'item' && quantity > 0n && isHour(unit)
  )
  const sum = sold.reduce((all, { quantity }) => all + quantity, 0n)
  const hours = sum > MOST_HOURS ? MOST_HOURS : sum - (sum % HUNDREDTH)
  const rates = new Set(sold.map(({ unitPrice }) => unitPrice))
  const [rate] = rates
  const isOneRate = rates.size === 1 && rate !== undefined && rate >= 0n && rate <= MOST_HOURS
  return {
    hours: hours > 0n ? decimal(hours) : null,
    rate: isOneRate ? rate : null,
  }
}

const isHour = (unit: string) => unit.trim() !== '' && unitCode(unit) === HOUR
