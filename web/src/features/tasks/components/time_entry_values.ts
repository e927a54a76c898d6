import { parseDuration } from '#api/parse_duration'
import { formatHours } from '@/lib/language/numbers'
import { today } from '@/lib/time/days'
import { dayOf, instantOf, minutesOf, timeOf } from '@/lib/time/local_instant'
import type { TimeEntry } from '../task'

/** How time is entered: by the clock, or by its duration on a day. */
export type EnteredBy = 'duration' | 'times'

export interface TimeEntryValues {
  /** 0 before it is saved first. */
  version: number
  enteredBy: EnteredBy
  /** The day of a duration, or the one on which the time began. */
  startDay: string
  duration: string
  startTime: string
  endDay: string
  endTime: string
  breakMinutes: string
  note: string
  tags: string[]
  isBillable: boolean
}

/** The longest duration of one entry. */
const DAY_SECONDS = 86_400
const LAST_WAY = 'time-entered-by'

const lastWay = (): EnteredBy => (localStorage.getItem(LAST_WAY) === 'times' ? 'times' : 'duration')

/** The next time is entered in the same way. */
export const rememberWay = (way: EnteredBy) => localStorage.setItem(LAST_WAY, way)

/** @param isBillable whether time on the task is billable unless the entry says otherwise */
export function valuesOf(entry: TimeEntry | undefined, isBillable: boolean): TimeEntryValues {
  if (!entry) {
    return {
      version: 0,
      enteredBy: lastWay(),
      startDay: today(),
      endDay: today(),
      duration: '',
      startTime: '',
      endTime: '',
      breakMinutes: '0',
      note: '',
      tags: [],
      isBillable,
    }
  }
  return {
    version: entry.version,
    enteredBy: entry.byDuration ? 'duration' : 'times',
    startDay: dayOf(entry.startTime),
    duration: entry.endTime ? formatHours(entry.seconds) : '',
    startTime: timeOf(entry.startTime),
    // A timer that was forgotten was forgotten on its first day.
    endDay: dayOf(entry.endTime ?? entry.startTime),
    endTime: entry.endTime ? timeOf(entry.endTime) : '',
    breakMinutes: String(minutesOf(entry.breakSeconds)),
    note: entry.note,
    tags: entry.tags,
    isBillable: entry.billable,
  }
}

/** Only what was changed: an untouched start, break or duration keeps its seconds, which the fields do not show. */
export function changesOf(before: TimeEntryValues, after: TimeEntryValues) {
  const isSameWay = before.enteredBy === after.enteredBy
  return {
    ...(after.enteredBy === 'duration'
      ? durationChanges(before, after, isSameWay)
      : timeChanges(before, after, isSameWay)),
    ...(after.note !== before.note && { note: after.note || null }),
    ...(after.tags.join() !== before.tags.join() && { tags: after.tags }),
    ...(after.isBillable !== before.isBillable && { billable: after.isBillable }),
  }
}

const durationChanges = (before: TimeEntryValues, after: TimeEntryValues, isSameWay: boolean) => ({
  ...((!isSameWay || after.duration !== before.duration) && { duration: after.duration }),
  ...((!isSameWay || after.startDay !== before.startDay) && { date: after.startDay }),
})

function timeChanges(before: TimeEntryValues, after: TimeEntryValues, isSameWay: boolean) {
  const { start, end } = spanOf(after)
  const was = spanOf(before)
  return {
    ...((!isSameWay || start !== was.start) && { startTime: start }),
    ...((!isSameWay || end !== was.end) && { endTime: end }),
    ...(after.breakMinutes !== before.breakMinutes && {
      breakSeconds: Number(after.breakMinutes) * 60,
    }),
  }
}

/** Times of a new entry. @param initial values of the empty form */
export function newTimeOf(initial: TimeEntryValues, values: TimeEntryValues) {
  const { note, tags, isBillable } = values
  const { start, end } = spanOf(values)
  const times =
    values.enteredBy === 'duration'
      ? { duration: values.duration, date: values.startDay }
      : { startTime: start, endTime: end, breakSeconds: Number(values.breakMinutes) * 60 }
  return {
    ...times,
    note,
    ...(tags.length > 0 && { tags }),
    ...(isBillable !== initial.isBillable && { billable: isBillable }),
  }
}

function spanOf({ startDay, startTime, endDay, endTime }: TimeEntryValues) {
  const start = instantOf(startDay, startTime)
  return { start, end: instantOf(endDay, endTime, start) }
}

/** Seconds of a typed duration, undefined for one that cannot be saved. */
export function durationOf({ duration }: Pick<TimeEntryValues, 'duration'>) {
  const seconds = parseDuration(duration)
  return seconds && seconds <= DAY_SECONDS ? seconds : undefined
}

/** The duration to be saved, in real hours also across a clock change; undefined for an invalid one. */
export function workedSeconds(values: TimeEntryValues) {
  if (values.enteredBy === 'duration') return durationOf(values)
  const { start, end } = spanOf(values)
  if (!start || !end) return undefined
  const seconds = (Date.parse(end) - Date.parse(start)) / 1000 - Number(values.breakMinutes) * 60
  return seconds > 0 ? seconds : undefined
}
