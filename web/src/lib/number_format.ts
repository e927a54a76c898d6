import { type Language, NUMBER_LOCALES } from './languages'

/** Chromium knows no Albanian. Czech sets digits, marks and signs in the same places. */
const STAND_IN = 'cs-CZ'

/** A number in the format of a language; thousands are always set apart, as in documents and mails. */
export function formatIn(language: Language, value: number, options: Intl.NumberFormatOptions) {
  const locale = NUMBER_LOCALES[language]
  const isKnown = Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  const format = new Intl.NumberFormat(isKnown ? locale : STAND_IN, {
    useGrouping: 'always',
    ...options,
  })
  return isKnown ? format.format(value) : inAlbanian(format.format(value))
}

const inAlbanian = (czech: string) => czech.replace('ALL', 'Lekë').replace(/\u00a0%$/, '%')
