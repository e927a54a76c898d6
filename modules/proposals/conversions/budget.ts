import type { Decimal } from '#core/money/decimal'
import { decimal } from '#core/money/decimal'
import type { LineContent } from '#modules/documents/public'
import { unitCode } from '#modules/settings/public'

const HOUR = 'HUR'

/** The largest budget and rate that a project takes, in millionths. */
const MOST_HOURS = 1_000_000_000_000n
const HUNDREDTH = 10_000n

/**
 * The hours that the lines of an agreement sell, and their price when all of them have the same. Lines in other
 * units are no hours, whatever they cost.
 * @returns millionths, hours rounded down to hundredths; null where there are none, or no one price
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
