import type { Language } from '#core/i18n/languages'
import { exponentOf } from './currency.js'
import { type Decimal, decimalText } from './decimal.js'
import { type Minor, moneyText } from './minor.js'

/** The number formats of the specification. */
export const LOCALES = { de: 'de-DE', sq: 'sq-AL', en: 'en-US' } as const satisfies Record<
  Language,
  string
>

const kept = new Map<string, Intl.NumberFormat>()

/**
 * An amount for people: `1.234,50 €`, `1 234,50 €`, `€1,234.50`. The one that PDF, mail and terminal share.
 * The number of places is the one of ISO 4217 (Intl would print Lekë without any).
 */
export const formatMoney = (amount: Minor, currency: string, language: Language): string =>
  format(language, 'money', moneyText(amount, currency), {
    style: 'currency',
    currency,
    minimumFractionDigits: exponentOf(currency),
    maximumFractionDigits: exponentOf(currency),
  })

/** The same without the sign of the currency, for columns that name it in their head. */
export const formatAmount = (amount: Minor, currency: string, language: Language): string =>
  format(language, 'amount', moneyText(amount, currency), {
    minimumFractionDigits: exponentOf(currency),
    maximumFractionDigits: exponentOf(currency),
  })

/** A unit price: as many places as it has, at least those of the currency. */
export const formatPrice = (price: Decimal, currency: string, language: Language): string =>
  format(language, 'price', decimalText(price), {
    minimumFractionDigits: exponentOf(currency),
    maximumFractionDigits: 6,
  })

/** A quantity: only the places it has. */
export const formatDecimal = (value: Decimal, language: Language): string =>
  format(language, 'decimal', decimalText(value), { maximumFractionDigits: 6 })

/** Worked hours: always two places, so that they align below each other. */
export const formatHours = (hours: Decimal, language: Language): string =>
  format(language, 'hours', decimalText(hours), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })

/** A rate such as 9.975, with the percent sign as the language sets it: `9,975 %`, `9,975%`. */
export const formatPercent = (percent: Decimal, language: Language): string =>
  format(language, 'percent', `${decimalText(percent)}E-2`, {
    style: 'percent',
    maximumFractionDigits: 6,
  })

function format(
  language: Language,
  kind: string,
  value: string,
  options: Intl.NumberFormatOptions
): string {
  const key = `${language} ${kind} ${options.currency ?? ''} ${options.minimumFractionDigits ?? ''}`
  let formatter = kept.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(LOCALES[language], { ...options, useGrouping: 'always' })
    kept.set(key, formatter)
  }
  // Decimal strings are formatted exactly; a number would be rounded to a double first.
  return formatter.format(value as Intl.StringNumericLiteral)
}
