import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import { isCurrency } from '#core/money/currency'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, parseMoney } from '#core/money/minor'
import { unknownCurrency, unreadableAmount, unreadableDay } from './failures.js'

/** One line of a bank's text: without control characters and runs of blanks, cut to the width of its column. */
export const cleanText = (text: string, longest: number) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .slice(0, longest)
    .toWellFormed()
    .trim()

/** A number of an account without blanks, in capitals. */
export const accountNumber = (text: string) =>
  cleanText(text, 200).replaceAll(' ', '').toUpperCase().slice(0, 40)

/** @throws 422 `currency_unknown` */
export function readCurrency(text: string, place: number): string {
  const code = text.trim().toUpperCase()
  if (!isCurrency(code)) throw unknownCurrency(place)
  return code
}

/** Decimal text with a point, exact. @throws 422 `amount_unreadable` */
export function readAmount(text: string, currency: string, place: number): Minor {
  try {
    return parseMoney(text.trim().replace(/^\+/, ''), currency)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw unreadableAmount(place)
  }
}

/** @param text `YYYY-MM-DD`. @throws 422 `day_unreadable` */
export function assertDay(text: string, place: number): Day {
  const { isValid, year } = DateTime.fromISO(text, { zone: 'UTC' })
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && isValid && year >= 1990 && year <= 2199) return text
  throw unreadableDay(place)
}
