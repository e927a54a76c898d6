import type { Day } from '#core/clock'
import type { LineRow } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** When the goods or services of an invoice were supplied; days of the company. */
export interface Supply {
  serviceOn: Day | null
  /** Last day of a period. */
  serviceUntil: Day | null
}

/**
 * The day or period of supply that § 14 (4) no. 6 UStG demands, even where it is the day of issue: as entered, else
 * that of the lines when each has its own, else the date of the invoice. A down payment needs none (§ 14 (5) UStG).
 */
export function supplyOf(
  { serviceOn, serviceUntil, stage, dateOn }: Invoice,
  lines: readonly LineRow[]
): Supply {
  if (serviceOn || stage === 'downPayment') return { serviceOn, serviceUntil }
  return supplyOfLines(lines) ?? { serviceOn: dateOn, serviceUntil: null }
}

/** From the first to the last day of the lines; undefined when one of them has none. */
function supplyOfLines(lines: readonly LineRow[]): Supply | undefined {
  const items = lines.filter(({ kind, is_optional }) => kind === 'item' && !is_optional)
  const days: Day[] = []
  for (const { service_on, service_until } of items) {
    if (!service_on) return undefined
    days.push(service_on, service_until ?? service_on)
  }
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
  if (!first || !last) return undefined
  return { serviceOn: first, serviceUntil: last === first ? null : last }
}
