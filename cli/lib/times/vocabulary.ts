/*
 * Words for days, in English, German and Albanian, as `fold` leaves them. All three are read whatever the language of the
 * person: firms that Kontor is for mix them.
 */

/** Days from today on. */
export const NEAR_DAYS: Readonly<Record<string, number>> = {
  today: 0,
  heute: 0,
  sot: 0,
  yesterday: -1,
  gestern: -1,
  dje: -1,
  'day before yesterday': -2,
  'the day before yesterday': -2,
  vorgestern: -2,
  pardje: -2,
  tomorrow: 1,
  morgen: 1,
  neser: 1,
}

/** ISO weekdays, Monday is 1. */
const WEEKDAY_NAMES: readonly string[][] = [
  ['monday', 'mon', 'montag', 'mo', 'hene', 'e hene', 'te henen'],
  ['tuesday', 'tue', 'tues', 'dienstag', 'di', 'marte', 'e marte', 'te marten'],
  ['wednesday', 'wed', 'mittwoch', 'mi', 'merkure', 'e merkure', 'te merkuren'],
  ['thursday', 'thu', 'thur', 'thurs', 'donnerstag', 'do', 'enjte', 'e enjte', 'te enjten'],
  ['friday', 'fri', 'freitag', 'fr', 'premte', 'e premte', 'te premten'],
  ['saturday', 'sat', 'samstag', 'sonnabend', 'sa', 'shtune', 'e shtune', 'te shtunen'],
  ['sunday', 'sun', 'sonntag', 'so', 'diel', 'e diel', 'te dielen'],
]

const MONTH_NAMES: readonly string[][] = [
  ['january', 'jan', 'januar', 'janner', 'janar'],
  ['february', 'feb', 'februar', 'shkurt', 'shk'],
  ['march', 'mar', 'marz', 'maerz', 'mars'],
  ['april', 'apr', 'prill', 'pri'],
  ['may', 'mai', 'maj'],
  ['june', 'jun', 'juni', 'qershor', 'qer'],
  ['july', 'jul', 'juli', 'korrik', 'kor'],
  ['august', 'aug', 'gusht', 'gus'],
  ['september', 'sep', 'sept', 'shtator', 'shta'],
  ['october', 'oct', 'oktober', 'okt', 'tetor', 'tet'],
  ['november', 'nov', 'nentor', 'nen'],
  ['december', 'dec', 'dezember', 'dez', 'dhjetor', 'dhj'],
]

const numbered = (lists: readonly string[][]) =>
  new Map(lists.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))

export const WEEKDAYS: ReadonlyMap<string, number> = numbered(WEEKDAY_NAMES)
export const MONTHS: ReadonlyMap<string, number> = numbered(MONTH_NAMES)

/** Parts of a period, for `report last week` and `report letzter Monat`. */
export const UNITS: Readonly<Record<string, 'day' | 'week' | 'month' | 'year'>> = {
  day: 'day',
  tag: 'day',
  dita: 'day',
  dite: 'day',
  week: 'week',
  woche: 'week',
  java: 'week',
  jave: 'week',
  month: 'month',
  monat: 'month',
  muaj: 'month',
  muaji: 'month',
  year: 'year',
  jahr: 'year',
  vit: 'year',
  viti: 'year',
}
