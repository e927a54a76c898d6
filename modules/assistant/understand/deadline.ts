import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import { readTime, type Time } from './period.js'
import { END, MONTHS, NEXT, NEXT_AFTER, UNITS, type Unit } from './period_words.js'

const TO =
  '(?:until|till|til|up to|through|into|by|before|bis|bis zum|bis zur|bis in den|bis ins|vor|vor dem|deri|deri te|deri ne|deri me|para)'

/** The words of each season, and the month in which it begins. */
const SEASONS: [words: string, month: number][] = [
  ['spring|springtime|fruhjahr|fruhjahrs|fruhling|fruhlings|pranver\\w*', 3],
  ['summer|sommer|sommers|ver(?:e|a|en|es)', 6],
  ['autumn|fall|herbst|herbstes|vjesht\\w*', 9],
  ['winter|winters|dimer|dimri\\w*', 12],
]

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  nine: 9,
  twelve: 12,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  neun: 9,
  zwolf: 12,
  nje: 1,
  dy: 2,
  tre: 3,
  kater: 4,
  pese: 5,
  gjashte: 6,
  nente: 9,
  dymbedhjete: 12,
}

type Read = (match: RegExpMatchArray, day: DateTime) => DateTime

/** The last day of a month that has not ended. */
const endOfComing =
  (month: number): Read =>
  ({ groups }, day) => {
    const end = DateTime.utc(Number(groups?.year ?? day.year), month, 1).endOf('month')
    return end < day && !groups?.year ? end.plus({ years: 1 }).endOf('month') : end
  }

const months = MONTHS.map((words, index): [RegExp, Read] => [
  new RegExp(
    `\\b${TO} (?:the )?(?:${END})?(?:month of |monat |muajin |muajit )?(?:${words})(?: (?<year>20\\d\\d))?\\b`
  ),
  endOfComing(index + 1),
])

/** A season begins in its month by the calendar and by the weather: that month is looked at whole. */
const seasons = SEASONS.map(([words, month]): [RegExp, Read] => [
  new RegExp(
    `\\b${TO} (?:the )?(?:(?:beginning|start) of |(?:anfang|beginn) (?:des )?|fillimi\\w* (?:te |i |e )?)?(?:${NEXT} )?(?:${words})(?: ${NEXT_AFTER})?(?: (?<year>20\\d\\d))?\\b`
  ),
  endOfComing(month),
])

const ends: [RegExp, Read][] = [
  [
    /\b(?:bis|bis zum|by|until|till) (?:the )?(?:jahresende|jahresschluss|year end|year s end)\b/,
    endOf('year'),
  ],
  [
    /\b(?:bis|bis zum|by|until|till) (?:the )?(?:monatsende|month end|month s end)\b/,
    endOf('month'),
  ],
  [/\b(?:bis|bis zum) quartalsende\b/, endOf('quarter')],
]

const units = UNITS.flatMap(([unit, words]): [RegExp, Read][] => [
  [new RegExp(`\\b${TO} (?:the )?(?:${END})?${NEXT} (?:${words})\\b`), endOf(unit, 1)],
  [new RegExp(`\\b${TO} (?:${END})?(?:${words}) ${NEXT_AFTER}\\b`), endOf(unit, 1)],
])

/** "Another three months", "noch drei Monate", "edhe tre muaj". */
const spans: [RegExp, Read][] = (
  [
    ['weeks', 'weeks?|wochen?|jave\\w*'],
    ['months', 'months?|monate?n?|muaj\\w*'],
  ] as const
).map(([unit, words]) => [
  new RegExp(
    `\\b(?:(?:for|another|at least|the|next|fur|die|noch|mindestens|${NEXT}|edhe|per|te pakten) )+(?<count>\\d{1,2}|${Object.keys(NUMBERS).join('|')}) (?:more |weitere\\w* )?(?:${words})(?: (?:te tjer\\w*|te ardhsh\\w*|e ardhsh\\w*))?\\b`
  ),
  ({ groups }, day) => {
    const count = groups?.count ?? ''
    return day.plus({ [unit]: NUMBERS[count] ?? Number(count) })
  },
])

function endOf(unit: Unit, steps = 0): Read {
  return (_, day) => day.plus({ [`${unit}s`]: steps }).endOf(unit)
}

const PATTERNS = [...months, ...seasons, ...ends, ...units, ...spans]

/**
 * The days up to a time that money may last to: "until spring", "bis März", "edhe tre muaj". A month or a season counts up
 * to its latest meaning, the end of the month or of the month in which it begins: the answer names a day, so the reader
 * sees which one is meant. Other questions read such a time with `readTime`, for which it is not clear.
 * @returns null when a folded text names none, a past one, or another time besides
 */
export function readDeadline(text: string, today: Day): Time | null {
  const day = DateTime.fromISO(today, { zone: 'UTC' })
  for (const [pattern, read] of PATTERNS) {
    const match = text.match(pattern)
    if (!match) continue
    const to = read(match, day).toFormat('yyyy-MM-dd')
    const rest = text.replace(match[0], ' ').replace(/\s+/g, ' ').trim()
    if (to < today || readTime(rest, today)?.period !== null) return null
    return { period: { from: today, to }, rest, isYearGuessed: false }
  }
  return null
}
