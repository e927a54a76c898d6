import type { Language } from '@/lib/language/languages'
import { formatHours, formatMoney } from '@/lib/language/numbers'
import { formatDate } from '@/lib/time/days'
import type { Value } from './answer'

/** Amounts of several currencies beside each other, without those that are zero: `1.200,00 € · 300,00 CHF`. */
function amountsText(amounts: Record<string, number>, language: Language) {
  const all = Object.entries(amounts)
  const shown = all.filter(([, amount]) => amount !== 0)
  return (shown.length > 0 ? shown : all.slice(0, 1))
    .map(([currency, amount]) => formatMoney(amount, currency, language))
    .join(' · ')
}

/** A value without words, in the format of the language. */
export function valueText(value: Value, language: Language): string {
  if (value.kind === 'money' || value.kind === 'usual') return amountsText(value.amounts, language)
  if (value.kind === 'count') return String(value.count)
  if (value.kind === 'duration') return formatHours(value.seconds)
  if (value.kind === 'days' || value.kind === 'delay') return String(value.days)
  return formatDate(value.day)
}
