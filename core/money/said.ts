import type { Language } from '#core/i18n/languages'
import { type Decimal, decimalText, parseDecimal } from './decimal.js'
import { formatDecimal, formatMoney } from './format.js'
import { type Minor, moneyText, parseMoney } from './minor.js'

/** An amount or quantity inside of a sentence whose language is not known yet. Text, so that it can be kept as JSON. */
export type Said = { amount: string; currency: string } | { quantity: string; unit: string }

/** Values for the placeholders of a sentence. */
export type SentenceValues = Record<string, string | number | Said>

export const saidAmount = (amount: Minor, currency: string): Said => ({
  amount: moneyText(amount, currency),
  currency,
})

export const saidQuantity = (quantity: Decimal, unit: string): Said => ({
  quantity: decimalText(quantity),
  unit,
})

/** The values as the readers of a language write them. */
export const sayValues = (values: SentenceValues, language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? say(value, language) : value,
    ])
  )

function say(value: Said, language: Language) {
  if ('amount' in value) {
    return formatMoney(parseMoney(value.amount, value.currency), value.currency, language)
  }
  return `${formatDecimal(parseDecimal(value.quantity), language)} ${value.unit}`.trim()
}
