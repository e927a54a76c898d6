import type { Language } from '#core/i18n/languages'
import { parseDecimal } from '#core/money/decimal'
import { formatAmount, formatDecimal, formatMoney, formatPercent } from '#core/money/format'
import type { Unit, Value } from '#modules/analytics/reports/report'
import { wordIn } from './report_transformer.js'

interface Format {
  unit: Unit
  currency: string
  language: Language
  /** Amounts of a table have no sign of their currency. */
  isCell?: boolean
}

/** A value of a report on paper, as the screen writes it; a dash where there is none. */
export function printedValue(
  value: Value,
  { unit, currency, language, isCell = false }: Format
): string {
  if (value === null) return '–'
  if (typeof value === 'bigint') {
    return (isCell ? formatAmount : formatMoney)(value, currency, language)
  }
  switch (unit) {
    case 'hours':
      return clock(value)
    case 'percent':
      return formatPercent(parseDecimal(value), language)
    case 'days':
      return wordIn(language)(value === 1 ? 'print.day' : 'print.days', { count: String(value) })
    default:
      return formatDecimal(parseDecimal(value), language)
  }
}

/** `7:30` hours of some seconds. */
function clock(seconds: number) {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
