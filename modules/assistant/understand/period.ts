import { DateTime } from 'luxon'
import type { Day } from '#core/clock'

/** Days from one to another, both included. */
export interface Period {
  from: Day
  to: Day
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** In the singular: "the next days" names no period. */
const UNITS: [Unit, string][] = [
  ['day', 'day|tag|dite|diten'],
  ['week', 'week|woche|jave|javen|java'],
  ['month', 'month|monat|monats|muaj|muajin|muaji|muajit'],
  ['quarter', 'quarter|quartal|quartals|vierteljahr|tremujor|tremujorin|tremujori|tremujorit'],
  ['year', 'year|jahr|jahres|vit|vitin|viti|vitit'],
]

const MONTHS = [
  'january|jan|januar|janner|janar(?:i|in|it)?',
  'february|feb|februar|shkurt(?:i|in|it)?',
  'march|mar|marz|maerz|mars(?:i|in|it)?',
  'april|apr|prill(?:i|in|it)?',
  'may|mai|maj(?:i|in|it)?',
  'june|jun|juni|qershor(?:i|in|it)?',
  'july|jul|juli|korrik(?:i|in|it)?',
  'august|aug|gusht(?:i|in|it)?',
  'september|sep|sept|shtator(?:i|in|it)?',
  'october|oct|oktober|okt|tetor(?:i|in|it)?',
  'november|nov|nentor(?:i|in|it)?',
  'december|dec|dezember|dez|dhjetor(?:i|in|it)?',
]

const THIS =
  '(?:this|current|the|dies\\w*|laufend\\w*|aktuell\\w*|im|in diesem|in dieser|kete|ketij|kesaj|kjo|ky|aktual\\w*)'
const LAST = '(?:last|previous|past|letzt\\w*|vorig\\w*|vergangen\\w*|vor)'
const NEXT = '(?:next|coming|upcoming|nachst\\w*|naechst\\w*|kommend\\w*)'
const UNTIL_END =
  '(?:(?:by|until|till|before) (?:the )?end of (?:the |this )?|bis (?:zum )?ende (?:des |der |dieses |dieser )?|deri ne fund(?:in)? (?:te |e )?(?:ketij |kesaj )?)'
const LAST_AFTER = '(?:e |te |i )?(?:kaluar|shkuar|fundit|meparshem|meparshme|meparshem)'
const NEXT_AFTER = '(?:e |te |i |qe )?(?:ardhshem|ardhshme|vijon|vjen|pasuese|pasues)'

type Reading = (match: RegExpMatchArray, day: DateTime) => [DateTime, DateTime]

const spanning =
  (unit: Unit, steps: number): Reading =>
  (_, day) => {
    const moved = day.plus({ [`${unit}s`]: steps })
    return [moved.startOf(unit), moved.endOf(unit)]
  }

const PATTERNS: [RegExp, Reading][] = [
  [
    /\b(?:in|im jahr|jahr|year|vitin|viti|ne)? ?(20\d\d)\b/,
    (match, day) => yearOf(Number(match[1]), day),
  ],
  [
    /\b(?:last|past|letzt\w*|vergangen\w*|in den letzten|ne) (\d{1,3}) (?:days|tage\w*|ditet e fundit|dite)\b/,
    (match, day) => [day.minus({ days: Number(match[1]) }), day],
  ],
  [
    /\b(?:q|quartal |quarter |tremujori )([1-4])\b/,
    (match, day) => quarterOf(Number(match[1]), day),
  ],
  ...UNITS.flatMap(([unit, words]): [RegExp, Reading][] => [
    [new RegExp(`\\b${UNTIL_END}(?:${words})\\b`), (_, day) => [day, day.endOf(unit)]],
    [new RegExp(`\\b(?:${words}) ${LAST_AFTER}\\b`), spanning(unit, -1)],
    [new RegExp(`\\b(?:${words}) ${NEXT_AFTER}\\b`), spanning(unit, 1)],
    [new RegExp(`\\b${LAST} (?:${words})\\b`), spanning(unit, -1)],
    [new RegExp(`\\b${NEXT} (?:${words})\\b`), spanning(unit, 1)],
    [new RegExp(`\\b${THIS} (?:${words})\\b`), spanning(unit, 0)],
  ]),
  [/\b(?:vormonat|vormonats)\b/, spanning('month', -1)],
  [/\b(?:vorjahr|vorjahres)\b/, spanning('year', -1)],
  [/\b(?:vorwoche)\b/, spanning('week', -1)],
  [/\b(?:heuer)\b/, spanning('year', 0)],
  [/\b(?:sivjet|kete vit)\b/, spanning('year', 0)],
  [/\b(?:vjet|vitin e kaluar)\b/, spanning('year', -1)],
  [/\b(?:yesterday|gestern|dje)\b/, spanning('day', -1)],
  [/\b(?:tomorrow|morgen|neser)\b/, spanning('day', 1)],
  [/\b(?:today|heute|heutig\w*|sot)\b/, spanning('day', 0)],
]

const MONTH_PATTERNS = MONTHS.map(
  (words) => new RegExp(`\\b(?:in |im |ne |of )?(?:${words})(?: (20\\d\\d))?\\b`)
)

/**
 * The period that a folded question names, and the text without the words that name it; `null` without any.
 * Weeks begin on Monday. A month without a year is the latest one that has begun.
 * @param today the company's day
 */
export function readPeriod(text: string, today: Day): { period: Period | null; rest: string } {
  const day = DateTime.fromISO(today, { zone: 'UTC' })
  for (const [index, pattern] of MONTH_PATTERNS.entries()) {
    const match = text.match(pattern)
    if (match) return found(text, match, monthOf(index + 1, match[1], day))
  }
  for (const [pattern, read] of PATTERNS) {
    const match = text.match(pattern)
    if (match) return found(text, match, read(match, day))
  }
  return { period: null, rest: text }
}

function found(text: string, match: RegExpMatchArray, [from, to]: [DateTime, DateTime]) {
  const rest = text.replace(match[0], ' ').replace(/\s+/g, ' ').trim()
  return { period: { from: from.toFormat('yyyy-MM-dd'), to: to.toFormat('yyyy-MM-dd') }, rest }
}

function monthOf(month: number, year: string | undefined, day: DateTime): [DateTime, DateTime] {
  const own = year ? Number(year) : month > day.month ? day.year - 1 : day.year
  const from = DateTime.utc(own, month, 1)
  return [from, from.endOf('month')]
}

function quarterOf(quarter: number, day: DateTime): [DateTime, DateTime] {
  const from = DateTime.utc(day.year, quarter * 3 - 2, 1)
  return [from, from.endOf('quarter')]
}

function yearOf(year: number, _: DateTime): [DateTime, DateTime] {
  const from = DateTime.utc(year, 1, 1)
  return [from, from.endOf('year')]
}
