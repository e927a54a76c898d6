import { type Language, NUMBER_LOCALES } from './languages'

/** Chromium knows no Albanian. Czech sets digits, marks and signs in the same places. */
const STAND_IN = 'cs-CZ'

/** A number in the format of a language; thousands are always set apart, as in documents and mails. */
export function formatIn(language: Language, value: number, options: Intl.NumberFormatOptions) {
  const locale = NUMBER_LOCALES[language]
  const isKnown = Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  const text = formatOf(isKnown ? locale : STAND_IN, options).format(value)
  return isKnown ? text : inAlbanian(text)
}

/** Making a format takes longer than drawing the cell it is for, and a list needs the same few in every row. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, options: Intl.NumberFormatOptions) {
  const key = locale + JSON.stringify(options)
  const existing = formats.get(key)
  if (existing) return existing
  const format = new Intl.NumberFormat(locale, {
    useGrouping: 'always',
    // A sum that rounds to nothing has no sign.
    signDisplay: 'negative',
    ...options,
  })
  formats.set(key, format)
  return format
}

const inAlbanian = (czech: string) => czech.replace('ALL', 'Lekë').replace(/\u00a0%$/, '%')
