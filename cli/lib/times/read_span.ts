import { Failure } from '../failures/failure.js'
import type { Here } from '../server/here.js'
import { fold } from './fold.js'
import { readClock } from './read_clock.js'
import { type Day, instantsAt, offsetText, shiftDay } from './zoned.js'

const RANGE = /^(?:from |von |nga )?(.+?) ?(?:-|–|—|to |bis |deri ) ?(.+)$/

/** Whether a text has the form of two times of day: `9:00-11:30`, `von 9 bis 11.30 Uhr`. */
export const isSpan = (text: string) => timesOf(text) !== undefined

/**
 * The instants of two times of a day; an end that is not later than the start is on the next day.
 * @throws `time_skipped` and `time_ambiguous` on the nights when clocks change
 */
export function readSpan(text: string, day: Day, here: Here) {
  const times = timesOf(text)
  if (!times) throw new Failure('time_unclear', { values: { wanted: text } })
  const from = single(day, times.from)
  const sameDay = single(day, times.to)
  return { from, to: sameDay > from ? sameDay : single(shiftDay(day, 1), times.to) }

  function single(on: Day, time: NonNullable<typeof times>['from']) {
    const [at, second] = instantsAt(on, time, here.timeZone)
    const zone = here.timeZone
    if (at === undefined) throw new Failure('time_skipped', { values: { wanted: text, zone } })
    if (second === undefined) return at
    const choices = [at, second].map((each) => offsetText(each, zone)).join(', ')
    throw new Failure('time_ambiguous', { values: { wanted: text, choices } })
  }
}

function timesOf(text: string) {
  const parts = RANGE.exec(fold(text))
  const [from, to] = [readClock(parts?.[1] ?? ''), readClock(parts?.[2] ?? '')]
  const isPair = typeof from === 'object' && typeof to === 'object'
  return isPair ? { from, to } : undefined
}
