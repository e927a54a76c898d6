import { type Day, formatDay } from '#core/clock'
import { calendarWord, isCalendarName, monthOfDay } from '#core/i18n/calendar_words'
import type { Language } from '#core/i18n/languages'
import { fillPlaceholders, type Words } from '#core/i18n/placeholders'
import { formatMoney } from '#core/money/format'
import type { Minor } from '#core/money/minor'

/** Placeholders common to all documents; a module adds those of its own kind. */
export const VARIABLES = {
  client: 'correspondence:variables.client',
  contact: 'correspondence:variables.contact',
  company: 'correspondence:variables.company',
  date: 'correspondence:variables.date',
  total: 'correspondence:variables.total',
  open: 'correspondence:variables.open',
  dueDate: 'correspondence:variables.dueDate',
  period: 'correspondence:variables.period',
} as const

/** Facts that every kind of document has. */
export interface Told {
  /** Null for a draft: its placeholder stays until the document is issued, see `withNumber`. */
  number: string | null
  client: string
  /** The person whom it is sent to; the client where none is known. */
  contact: string
  company: string
  date: Day
  total?: Minor
  open?: Minor
  currency: string
  dueDate?: Day | null
  serviceFrom?: Day | null
  serviceUntil?: Day | null
}

/** The words for a document's placeholders in the language of its letter. @param own of its kind alone */
export function letterWords(
  told: Told,
  language: Language,
  own: Record<string, string> = {}
): Words {
  const money = (amount: Minor) => formatMoney(amount, told.currency, language)
  const words = new Map(
    Object.entries({
      ...(told.number !== null && { number: told.number }),
      client: told.client,
      contact: told.contact || told.client,
      company: told.company,
      date: formatDay(told.date),
      ...(told.total !== undefined && { total: money(told.total) }),
      ...(told.open !== undefined && { open: money(told.open) }),
      dueDate: told.dueDate ? formatDay(told.dueDate) : '',
      period: periodOf(told, language),
      ...own,
    })
  )
  return (name, offset) => {
    if (isCalendarName(name)) return calendarWord(told.date, name, offset, language)
    return offset === 0 ? words.get(name) : undefined
  }
}

function periodOf({ date, serviceFrom, serviceUntil }: Told, language: Language) {
  if (!serviceFrom) return monthOfDay(date, language)
  if (!serviceUntil || serviceUntil === serviceFrom) return formatDay(serviceFrom)
  return `${formatDay(serviceFrom)} – ${formatDay(serviceUntil)}`
}

/** Replaces the placeholder of the number in words that were read before the document was issued. */
export const withNumber = (text: string, number: string): string =>
  fillPlaceholders(text, (name, offset) => (name === 'number' && offset === 0 ? number : undefined))

/** Of two, the first that knows a name. */
export const wordsOfBoth =
  (first: Words, second: Words): Words =>
  (name, offset) =>
    first(name, offset) ?? second(name, offset)
