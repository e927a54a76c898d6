import { DateTime } from 'luxon'
import { Failure } from '../failures/failure.js'
import type { Here } from '../server/here.js'
import { fold } from './fold.js'
import { type ClockTime, readClock } from './read_clock.js'
import { daysOf } from './read_day.js'
import { readOffset } from './read_offset.js'
import {
  type Day,
  dayOf,
  instantsAt,
  localText,
  offsetText,
  shiftDay,
  textOf,
  today,
} from './zoned.js'

const NOW = /^(?:now|jetzt|tani)$/
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}(?::\d{2})?(?:z|[+-]\d{2}:\d{2})$/

/** A time may be a little later than now: the clocks of two machines differ. */
const TOLERANCE_MS = 60_000

/** ms since 1970; both ends are included. */
export interface Within {
  from: number
  to: number
}

interface Reading {
  day?: Day
  time: ClockTime
}

/**
 * The instant that a text means: `9:20`, `-15m`, `yesterday 14:00`, `Montag um 9`, `20.11. 9.20 Uhr`, `2026-11-20T09:20`.
 * A time of day without a day is that of today.
 * @param within what the time lies in: a time of day without a day is then the one within, also of another day
 * @returns ms since 1970, in whole seconds, not later than now
 * @throws `time_unclear`, `time_impossible`, `time_skipped`, `time_ambiguous` with the choices, `time_future`
 */
export function readMoment(text: string, here: Here, { within }: { within?: Within } = {}): number {
  const folded = fold(text)
  const at = relative(folded, text, here) ?? absolute(folded, text, here, within)
  if (at > here.now + TOLERANCE_MS) throw future(text, at, here)
  return Math.floor(Math.min(at, here.now) / 1000) * 1000
}

function relative(folded: string, text: string, here: Here): number | undefined {
  if (NOW.test(folded)) return here.now
  const seconds = readOffset(folded)
  if (seconds === 'bare') {
    const number = /\d+/.exec(folded)?.[0]
    const choices = `-${number}m, -${number}h`
    throw new Failure('time_ambiguous', { values: { wanted: text, choices } })
  }
  if (seconds !== undefined) return here.now - seconds * 1000
  if (!WITH_OFFSET.test(folded)) return undefined
  const exact = DateTime.fromISO(folded.toUpperCase().replace(' ', 'T'))
  if (!exact.isValid) throw new Failure('time_impossible', { values: { wanted: text } })
  return exact.toMillis()
}

function absolute(folded: string, text: string, here: Here, within?: Within) {
  const { readings, isImpossible } = readingsOf(folded, here)
  if (!readings.length) {
    throw new Failure(isImpossible ? 'time_impossible' : 'time_unclear', {
      values: { wanted: text },
    })
  }
  const found = readings.map((reading) => instantsOf(reading, here, within))
  const instants = [...new Set(found.flat())].sort((a, b) => a - b)
  const [first, second] = instants
  if (first === undefined) {
    throw new Failure('time_skipped', { values: { wanted: text, zone: here.timeZone } })
  }
  if (second === undefined) return first
  const local = instants.map((at) => localText(at, here.timeZone))
  const isTwice = new Set(local).size === 1
  const choices = isTwice ? instants.map((at) => offsetText(at, here.timeZone)) : local
  throw new Failure('time_ambiguous', { values: { wanted: text, choices: choices.join(', ') } })
}

/** Every way to take the words as a day beside a time, in either order, or as a time alone. */
function readingsOf(folded: string, here: Here) {
  const words = folded.replace(/^(\d{4}-\d{2}-\d{2})t/, '$1 ').split(' ')
  const readings: Reading[] = []
  let isImpossible = false
  for (let cut = 0; cut <= words.length; cut++) {
    const [front, back] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    add(front, back)
    if (front) add(back, front)
  }
  return { readings, isImpossible }

  function add(dayText: string, timeText: string) {
    const time = readClock(timeText)
    if (time === undefined) return
    const { days, isImpossible: isNoDay } = dayText
      ? daysOf(dayText, here)
      : { days: [undefined], isImpossible: false }
    isImpossible ||= isNoDay || (time === 'impossible' && days.length > 0)
    if (time === 'impossible') return
    for (const day of days) readings.push({ ...(day && { day }), time })
  }
}

function instantsOf({ day, time }: Reading, here: Here, within: Within | undefined) {
  const onToday = instantsAt(today(here), time, here.timeZone)
  if (day) return instantsAt(day, time, here.timeZone)
  if (!within) return onToday
  const [first, last] = [dayOf(within.from, here.timeZone), dayOf(within.to, here.timeZone)]
  const inside: number[] = []
  for (let each = first; each <= last; each = shiftDay(each, 1)) {
    inside.push(...instantsAt(each, time, here.timeZone))
  }
  const fitting = inside.filter((at) => at >= within.from && at <= within.to)
  if (fitting.length) return fitting
  // Outside of an earlier day's work: still a time of that day, not one of today that has not come.
  return last < today(here) ? instantsAt(first, time, here.timeZone) : onToday
}

function future(wanted: string, at: number, here: Here) {
  const now = localText(here.now, here.timeZone)
  const local = DateTime.fromMillis(at, { zone: here.timeZone })
  const isToday = textOf(local) === today(here)
  const next = isToday ? localText(local.minus({ days: 1 }).toMillis(), here.timeZone) : ''
  return new Failure('time_future', { values: { wanted, now }, next })
}
