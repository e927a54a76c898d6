import type { Language } from '#core/i18n/languages'
import { parseDecimal } from '#core/money/decimal'
import { printedUnit } from '#modules/settings/public'

interface ShownLine {
  quantity: number | string
  unit: string
  itemId?: unknown
}

/** The lines of an offer on the page of the client: units as on its PDF, and nothing of the catalogue. */
export const linesForReader = <Line extends ShownLine>(
  lines: readonly Line[],
  language: Language
) =>
  lines.map(({ itemId: _, ...line }) => ({
    ...line,
    unit: line.unit && printedUnit(line.unit, parseDecimal(line.quantity), language),
  }))
