import { DateTime } from 'luxon'

/** An instant: milliseconds since 1970-01-01 UTC. Everything stored and compared is one of these. */
export type Instant = number

/** A calendar day `YYYY-MM-DD`, meant in the company's time zone. */
export type Day = string

let read: () => Instant = Date.now

/** The server's clock, the only one that decides. */
export const now = (): Instant => read()

/** By time zone. No zone starts a day within a minute, so each is looked up once a minute. */
const days = new Map<string, { minute: number; day: Day }>()

/** Today's date in a time zone such as `Europe/Berlin`. */
export function today(timeZone: string): Day {
  const minute = Math.floor(now() / 60_000)
  const known = days.get(timeZone)
  if (known?.minute === minute) return known.day

  const day = dayOf(now(), timeZone)
  days.set(timeZone, { minute, day })
  return day
}

/** The calendar day that an instant falls on in a time zone. */
export const dayOf = (at: Instant, timeZone: string): Day =>
  DateTime.fromMillis(at, { zone: timeZone }).toFormat('yyyy-MM-dd')

const MS_PER_DAY = 86_400_000
/** Instants between which `toISOString` begins with a day of ten characters. */
const [FIRST, LAST] = [Date.UTC(1000, 0, 1), Date.UTC(9999, 11, 31)]

/** Answers of `addDays` by distance and day: a forecast asks for the same few thousands of times. */
const moved = new Map<number, Map<Day, Day>>()
const [MOST_DISTANCES, MOST_DAYS] = [100, 2000]

/** The day some days later (or earlier, when negative). */
export function addDays(day: Day, days: number): Day {
  const known = moved.get(days) ?? new Map<Day, Day>()
  const answer = known.get(day) ?? dayAfter(day, days)
  if (!moved.has(days)) {
    if (moved.size >= MOST_DISTANCES) moved.clear()
    moved.set(days, known)
  }
  if (known.size >= MOST_DAYS) known.clear()
  known.set(day, answer)
  return answer
}

/** Days of UTC all have 24 hours; luxon takes ten times as long. */
function dayAfter(day: Day, days: number): Day {
  const at = Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY
  if (at >= FIRST && at <= LAST) return new Date(at).toISOString().slice(0, 10)
  return DateTime.fromISO(day, { zone: 'UTC' }).plus({ days }).toFormat('yyyy-MM-dd')
}

/** A day as it is printed in every language: DD.MM.YYYY (specification, section 9). */
export const formatDay = (day: Day): string => day.split('-').reverse().join('.')

/** As the API says it: ISO 8601 in UTC. Some drivers give a stored instant as a text. */
export const instantText = (instant: Instant | string): string =>
  new Date(Number(instant)).toISOString()

/** For tests and made-up pasts only: replaces the clock; the returned function puts the real one back. */
export function setClock(clock: () => Instant) {
  read = clock
  return () => {
    read = Date.now
  }
}
