import { DateTime } from 'luxon'
import type { Here } from '../server/here.js'
import type { ClockTime } from './read_clock.js'

/** A calendar day `YYYY-MM-DD`. */
export type Day = string

export const localNow = ({ now, timeZone }: Here) => DateTime.fromMillis(now, { zone: timeZone })

export const today = (here: Here): Day => textOf(localNow(here))

export const shiftDay = (day: Day, days: number): Day =>
  textOf(DateTime.fromISO(day, { zone: 'utc' }).plus({ days }))

/** ISO weekday, Monday is 1. */
export const weekdayOf = (day: Day) => DateTime.fromISO(day, { zone: 'utc' }).weekday

/** Undefined for days that the calendar does not have, such as 31 February. */
export function dayFrom(year: number, month: number, day: number): Day | undefined {
  const date = DateTime.fromObject({ year, month, day }, { zone: 'utc' })
  return date.isValid && year >= 1900 && year <= 2199 ? textOf(date) : undefined
}

export const textOf = (date: DateTime): Day => date.toFormat('yyyy-MM-dd')

/** An instant as people type it: `2026-11-20 09:20` in the time zone of the company. */
export const localText = (at: number, timeZone: string) =>
  DateTime.fromMillis(at, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm')

/** With its offset, for the hour that comes twice. */
export const offsetText = (at: number, timeZone: string) =>
  DateTime.fromMillis(at, { zone: timeZone }).toFormat("yyyy-MM-dd'T'HH:mmZZ")

/** The time of day, `09:20`. */
export const timeText = (at: number, timeZone: string) =>
  DateTime.fromMillis(at, { zone: timeZone }).toFormat('HH:mm')

/** The day on which an instant falls. */
export const dayOf = (at: number, timeZone: string): Day =>
  textOf(DateTime.fromMillis(at, { zone: timeZone }))

/**
 * The instants at which a clock on the wall shows a time: one as a rule, none in the hour that is left out when clocks
 * go forward, two in the hour that comes twice when they go back; the earlier one first.
 */
export function instantsAt(day: Day, { hour, minute, second }: ClockTime, timeZone: string) {
  const local = DateTime.fromISO(day, { zone: timeZone }).set({ hour, minute, second })
  if (local.hour !== hour || local.minute !== minute || textOf(local) !== day) return []
  return local
    .getPossibleOffsets()
    .map((each) => each.toMillis())
    .sort((a, b) => a - b)
}
