import type { DateTime } from 'luxon'
import {
  BEGINNING,
  LAST,
  LAST_AFTER,
  NEXT,
  NEXT_AFTER,
  ORDINALS,
  SINCE,
  THIS,
  THIS_AFTER,
  UNITS,
  UNTIL,
  UNTIL_END,
  type Unit,
  WEEKDAYS,
} from './period_words.js'

/** The first and the last day that words name on a day. */
export type Reading = (match: RegExpMatchArray, day: DateTime) => [DateTime, DateTime]

/** The year that a part of a year belongs to; without one the present year. */
const OF_YEAR =
  '(?: (?:of |in |des jahres |te vitit |ne vitin )?(20\\d\\d)| of this year| dieses jahres| te ketij viti)?'

const spanning =
  (unit: Unit, steps: number): Reading =>
  (_, day) => {
    const moved = day.plus({ [`${unit}s`]: steps })
    return [moved.startOf(unit), moved.endOf(unit)]
  }

/** A part of the year that has `months` months, the first one being 0. */
const partOfYear =
  (index: number, months: number): Reading =>
  (match, day) => {
    const year = match[1] ? Number(match[1]) : day.year
    const from = day.set({ year, month: index * months + 1, day: 1 })
    return [from, from.plus({ months: months - 1 }).endOf('month')]
  }

const quarters = ORDINALS.map((ordinal, index): [RegExp, Reading] => [
  new RegExp(
    `\\b(?:(?:${ordinal}) (?:quarter|quartal|quartals|vierteljahr)|q ?${index + 1}|(?:quarter|quartal) ${index + 1}|tremujori\\w* (?:i |e |te |se )?(?:${ordinal}))${OF_YEAR}\\b`
  ),
  partOfYear(index, 3),
])

const halves = ORDINALS.slice(0, 2).map((ordinal, index): [RegExp, Reading] => [
  new RegExp(
    `\\b(?:(?:${ordinal}) (?:half(?: of the year)?|half year|halbjahr|halbjahres)|h${index + 1}|gjashtemujori\\w* (?:i |e |te |se )?(?:${ordinal}))${OF_YEAR}\\b`
  ),
  partOfYear(index, 6),
])

const units = UNITS.flatMap(([unit, words]): [RegExp, Reading][] => [
  [new RegExp(`\\b${UNTIL_END}(?:${words})\\b`), (_, day) => [day, day.endOf(unit)]],
  [
    new RegExp(`\\b(?:${SINCE}|nga|from) ${BEGINNING}(?:${words})\\b`),
    (_, day) => [day.startOf(unit), day],
  ],
  [new RegExp(`\\b(?:${words}) ${LAST_AFTER}\\b`), spanning(unit, -1)],
  [new RegExp(`\\b(?:${words}) ${NEXT_AFTER}\\b`), spanning(unit, 1)],
  [new RegExp(`\\b(?:${words}) ${THIS_AFTER}\\b`), spanning(unit, 0)],
  [new RegExp(`\\b${LAST} (?:${words})\\b`), spanning(unit, -1)],
  [new RegExp(`\\b${NEXT} (?:${words})\\b`), spanning(unit, 1)],
  [new RegExp(`\\b${THIS} (?:${words})\\b`), spanning(unit, 0)],
])

const weekdays = WEEKDAYS.flatMap((words, index): [RegExp, Reading][] => {
  const inThisWeek = (day: DateTime) => day.startOf('week').plus({ days: index })
  const coming = (day: DateTime) => day.plus({ days: (index + 8 - day.weekday) % 7 })
  const next = (day: DateTime) => coming(day.plus({ days: 1 }))
  return [
    [new RegExp(`\\b${UNTIL} (?:${words})\\b`), (_, day) => [day, coming(day)]],
    [
      new RegExp(`\\b(?:this|dies\\w*|kete) (?:${words})\\b`),
      (_, day) => [inThisWeek(day), inThisWeek(day)],
    ],
    // Days to come: a question about the past gets no answer for them, because it may mean the last one.
    [new RegExp(`\\b(?:on |am )?(?:${words})\\b`), (_, day) => [next(day), next(day)]],
  ]
})

/** The first that fits wins. */
export const PATTERNS: [RegExp, Reading][] = [
  ...quarters,
  ...halves,
  [/\b(?:(?:the )?day before yesterday|vorgestern|pardje)\b/, spanning('day', -2)],
  [/\b(?:(?:the )?day after tomorrow|ubermorgen|pasneser)\b/, spanning('day', 2)],
  [
    /\b(?:in|im jahr|jahr|year|vitin|viti|vitit|ne)? ?(20\d\d)\b/,
    (match, day) => partOfYear(0, 12)(match, day),
  ],
  [
    /\b(?:last|past|letzt\w*|vergangen\w*|in den letzten|ne) (\d{1,3}) (?:days|tage\w*|ditet e fundit|dite)\b/,
    (match, day) => [day.minus({ days: Number(match[1]) }), day],
  ],
  [
    /\b(?:next|coming|nachst\w*|kommend\w*) (\d{1,3}) (?:days|tage\w*)\b/,
    (match, day) => [day, day.plus({ days: Number(match[1]) })],
  ],
  [
    /\b(\d{1,3}) dite\w* (?:e |te )?(?:ardhshm\w*|ardhm\w*|tjera)\b/,
    (match, day) => [day, day.plus({ days: Number(match[1]) })],
  ],
  [
    new RegExp(`\\b${UNTIL} (?:tomorrow|morgen|neser)\\b`),
    (_, day) => [day, day.plus({ days: 1 })],
  ],
  ...weekdays,
  [/\b(?:seit )(?:jahresbeginn|jahresanfang)\b/, (_, day) => [day.startOf('year'), day]],
  [/\b(?:seit )(?:monatsbeginn|monatsanfang)\b/, (_, day) => [day.startOf('month'), day]],
  ...units,
  [/\b(?:vormonat|vormonats)\b/, spanning('month', -1)],
  [/\b(?:vorquartal|vorquartals)\b/, spanning('quarter', -1)],
  [/\b(?:vorjahr|vorjahres|vorjahrig\w*|letztjahrig\w*)\b/, spanning('year', -1)],
  [/\b(?:vorwoche)\b/, spanning('week', -1)],
  [/\b(?:heuer|heurig\w*|diesjahrig\w*|sivjet)\b/, spanning('year', 0)],
  [/\b(?:vjet)\b/, spanning('year', -1)],
  [
    /\b(?:yesterday|gestern|gestrig\w*|dje|(?:dites? |diten )?(?:e |se |te )?djeshm\w*)\b/,
    spanning('day', -1),
  ],
  [/\b(?:tomorrow|morgen|neser|neserm\w*)\b/, spanning('day', 1)],
  [
    /\b(?:today|heute|heutig\w*|sot|(?:dites? |diten )?(?:e |se |te )?sotm\w*)\b/,
    spanning('day', 0),
  ],
]
