import { currencyDecimals } from './currency'
import type { Language } from './languages'
import { formatIn } from './number_format'

/**
 * `1.234,50 €`: an amount in major units, in the format of the language.
 * @param maximumDecimals more than the currency has, for unit prices such as `0,0125 €`
 */
export function formatMoney(
  amount: number | string,
  currency: string,
  language: Language,
  maximumDecimals?: number
) {
  const decimals = currencyDecimals(currency)
  return formatIn(language, Number(amount), {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: maximumDecimals ?? decimals,
  })
}

export function formatNumber(value: number | string, language: Language, maximumDecimals = 6) {
  return formatIn(language, Number(value), { maximumFractionDigits: maximumDecimals })
}

/** `19 %` of 19. */
export function formatPercent(value: number | string, language: Language) {
  return formatIn(language, Number(value) / 100, { style: 'percent', maximumFractionDigits: 2 })
}

/** `1:05` hours and minutes of a duration in seconds. */
export function formatHours(seconds: number) {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The sign or code of a currency before or after a number. */
const CURRENCY = /^\s*([€$£]|[A-Z]{3})|([€$£]|\b[A-Z]{3}|(?<=[\d\s])[A-Z]{3})\s*$/g

/**
 * Reads a typed number as a decimal string (`1234.5`), whichever mark separates the decimals: `1.234,50` and `1,234.50`
 * and `1234.5` and `1 234,5` are the same. Undefined for anything else. The last mark is the decimal one, except a mark
 * that appears more than once or a single one that cannot be: in `1.234` three digits follow, so the language decides. Signs and codes of currencies are left out.
 */
export function parseNumber(text: string, language: Language): string | undefined {
  const compact = text.replace(CURRENCY, '').replace(/[\s\u00a0\u202f'’]/g, '')
  if (!/^[-−]?[\d.,]*\d[\d.,]*$/.test(compact)) return undefined

  const sign = /^[-−]/.test(compact) ? '-' : ''
  const digits = compact.replace(/^[-−]/, '')
  const decimalMark = decimalMarkOf(digits, language)
  const groupMark = decimalMark === ',' ? '.' : ','
  const plain = digits.replaceAll(groupMark, '')
  const [whole = '', decimals = '', ...more] = decimalMark ? plain.split(decimalMark) : [plain]
  if (more.length > 0) return undefined

  const trimmed = decimals.replace(/0+$/, '')
  const value = `${whole.replace(/^0+(?=\d)/, '') || '0'}${trimmed ? `.${trimmed}` : ''}`
  return value === '0' ? '0' : `${sign}${value}`
}

function decimalMarkOf(digits: string, language: Language): ',' | '.' {
  const lastComma = digits.lastIndexOf(',')
  const lastDot = digits.lastIndexOf('.')
  if (lastComma >= 0 && lastDot >= 0) return lastComma > lastDot ? ',' : '.'

  const ownMark = language === 'en' ? '.' : ','
  const otherMark = ownMark === ',' ? '.' : ','
  // No group begins with 0: `0.125` is an eighth in every language.
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(\\${otherMark}\\d{3})+$`).test(digits)
  if (isGrouped) return ownMark
  const isOwnGrouped = new RegExp(`^\\d{1,3}(\\${ownMark}\\d{3}){2,}$`).test(digits)
  if (isOwnGrouped) return otherMark
  return digits.includes(ownMark) ? ownMark : otherMark
}
