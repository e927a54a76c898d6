import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import { SKONTO } from './skonto_words.js'
import type { TextLine } from './text_line.js'
import { DAY_LABEL, DUE_LABEL, OTHER_DAY } from './words.js'

/** The months by the first three letters of their names, in German, English and Albanian. */
const MONTHS = [
  'jan',
  'feb|shk',
  'mar|mrz',
  'apr|pri',
  'mai|may|maj',
  'jun|qer',
  'jul|kor',
  'aug|gus',
  'sep|sht',
  'okt|oct|tet',
  'nov|nen',
  'dez|dec|dhj',
].map((names) => names.split('|'))

/** `14.11.2026`, `14/11/26`, `2026-11-14`, `14 November 2026`, `November 14, 2026`. */
const SHAPES: readonly RegExp[] = [
  /(?<![\d.])(?<day>\d{1,2})[./-]\s?(?<month>\d{1,2})[./-]\s?(?<year>\d{4}|\d{2})(?![\d.]*\d)/g,
  /(?<!\d)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/g,
  /(?<!\d)(?<day>\d{1,2})\.? (?<name>\p{L}{3,9})\.?,? (?<year>\d{4})/gu,
  /(?<name>\p{L}{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})/gu,
]

/** Receipts that are older are no receipts to enter. */
const MOST_YEARS = 10

/**
 * The day of a receipt: the one that is called so, else the first one that nothing else is said of.
 * @param today in the company's zone; later days are not meant
 */
export function dayOfReceipt(lines: readonly TextLine[], today: Day): Day | null {
  const since = `${Number(today.slice(0, 4)) - MOST_YEARS}-01-01`
  const free = lines.filter(({ words }) => !DUE_LABEL.test(words) && !OTHER_DAY.test(words))
  const called = free.filter(({ words }) => DAY_LABEL.test(words))
  return [...called, ...free].flatMap(daysOf).find((day) => day >= since && day <= today) ?? null
}

/** The day by which a receipt is to be paid, when it names one. @param skontoDay that is another one */
export const dueDayOf = (
  lines: readonly TextLine[],
  { from, skontoDay }: { from: Day | null; skontoDay: Day | null }
): Day | null =>
  lines
    .filter(({ words }) => DUE_LABEL.test(words))
    .flatMap((line) => daysOf(line).filter((day) => day !== skontoDay || !SKONTO.test(line.words)))
    .find((day) => day >= (from ?? '')) ?? null

const daysOf = ({ words }: TextLine) => daysIn(words)

/** The days that a text names, from left to right. @param words as `TextLine.words` has them */
export const daysIn = (words: string): Day[] =>
  SHAPES.flatMap((shape) => [...words.matchAll(shape)])
    .sort((one, other) => one.index - other.index)
    .flatMap(({ groups = {} }) => dayOf(groups) ?? [])

function dayOf({ day = '', month, name = '', year = '' }: Record<string, string | undefined>) {
  const number = month ? Number(month) : MONTHS.findIndex((names) => names.some(begins(name))) + 1
  const date = DateTime.fromObject(
    { year: Number(year.padStart(4, '20')), month: number, day: Number(day) },
    { zone: 'UTC' }
  )
  return date.isValid ? date.toFormat('yyyy-MM-dd') : undefined
}

const begins = (name: string) => (short: string) => name.startsWith(short)
