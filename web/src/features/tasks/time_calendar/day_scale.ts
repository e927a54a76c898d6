import { addDays, type Day } from '@/lib/time/days'
import { dayOf, instantOf, timeOf } from '@/lib/time/local_instant'
import { wallClock } from '@/lib/time/zone'
import { endOfDay, startOfDay } from '../week/parts_of_days'

export const MINUTE_MS = 60_000
/** Minutes between the times at which drawn time begins and ends. */
export const STEP_MINUTES = 15
const STEP_MS = STEP_MINUTES * MINUTE_MS
const ORDINARY_MINUTES = 1440

/** Real time, in ms since 1970. */
export interface Span {
  start: number
  end: number
}

/** A day as it is drawn: from its first instant down, one real minute after the other. */
export interface DayScale extends Span {
  day: Day
  /** 1440, fewer or more on a day on which the clocks change. */
  minutes: number
}

export interface HourMark {
  /** Minutes after the first instant of the day. */
  minute: number
  /** `HH:mm` on the clock. */
  time: string
}

export function scaleOf(day: Day): DayScale {
  const [start, end] = [startOfDay(day), endOfDay(day)]
  return { day, start, end, minutes: (end - start) / MINUTE_MS }
}

/** Whether the clocks change on a day, so that its hours are not those of the other days. */
export const isShifted = ({ minutes }: DayScale) => minutes !== ORDINARY_MINUTES

/** The full hours of the clock: on a day on which it is put back one may come twice, on the other one is missing. */
export function hourMarks({ start, end }: Span): HourMark[] {
  const marks: HourMark[] = []
  for (let at = start; at < end; at += STEP_MS) {
    const time = wallClock(at).slice(11)
    if (time.endsWith(':00')) marks.push({ minute: (at - start) / MINUTE_MS, time })
  }
  return marks
}

/** The quarter of an hour next to an instant, counted from midnight. */
export const nearestStep = ({ start }: Span, at: number) =>
  start + Math.round((at - start) / STEP_MS) * STEP_MS

/** The quarter of an hour that an instant is in. */
export function stepAround({ start }: Span, at: number): Span {
  const from = start + Math.floor((at - start) / STEP_MS) * STEP_MS
  return { start: from, end: from + STEP_MS }
}

/** The instant with the same time on the clock some days later or earlier. */
export function onOtherDay(at: number, days: number): number {
  const instant = new Date(at).toISOString()
  const moved = instantOf(addDays(dayOf(instant), days), timeOf(instant))
  return Date.parse(moved ?? instant) + (at % MINUTE_MS)
}
