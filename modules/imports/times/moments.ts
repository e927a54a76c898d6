import { DateTime } from 'luxon'
import type { Instant } from '#core/clock'
import type { ReadingRules } from '#modules/imports/fields/field'
import { readDay } from '#modules/imports/values/days'

const COMPACT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/
const ABSOLUTE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)? ?(Z|UTC|[+-]\d{2}:?\d{2})$/i
const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** An instant of a file with its zone in it; undefined for a local time. */
export function absoluteMoment(text: string): Instant | undefined {
  const compact = COMPACT.exec(text)
  if (compact) {
    const [year, month, day, hour, minute, second] = compact.slice(1).map(Number)
    return validUtc({ year, month, day, hour, minute, second }, 'utc')
  }
  if (!ABSOLUTE.test(text)) return undefined
  const iso = text
    .replace(/ ?UTC$/i, 'Z')
    .replace(/^(\S{10}) /, '$1T')
    .replace(' ', '')
  const at = DateTime.fromISO(iso)
  return at.isValid ? at.toMillis() : undefined
}

/** Seconds since midnight of `9:30`, `14:05:30`, `2:05 PM`; undefined for another text. */
export function clockSeconds(text: string): number | undefined {
  const [, hours, minutes, seconds = '0', half] = CLOCK.exec(text.trim()) ?? []
  if (hours === undefined) return undefined
  let hour = Number(hours)
  if (half) {
    if (hour < 1 || hour > 12) return undefined
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  }
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return hour * 3600 + Number(minutes) * 60 + Number(seconds)
}

/**
 * A local day and clock time as an instant. Of an hour that comes twice it is the first, and an hour that a change of
 * the clock leaves out is the one after.
 */
export function localMoment(
  day: string,
  clock: string,
  { zone = 'utc', days }: Pick<ReadingRules, 'zone' | 'days'>
): Instant | undefined {
  const seconds = clockSeconds(clock)
  const [, year, month, date] = DAY.exec(readDay(day, days)) ?? []
  if (seconds === undefined || year === undefined) return undefined
  const parts = { year: Number(year), month: Number(month), day: Number(date) }
  const time = {
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  }
  return validUtc({ ...parts, ...time }, zone)
}

/** `2026-05-31T08:00:00Z`, `31.05.2026 08:00`, `05/31/2026 8:00 AM` as an instant. */
export function readMoment(text: string, rules: Pick<ReadingRules, 'zone' | 'days'>) {
  const absolute = absoluteMoment(text)
  if (absolute !== undefined) return absolute
  const [, day = '', clock = ''] = /^(\S+?)[T\s,]+(\d.*)$/.exec(text) ?? []
  return localMoment(day, clock, rules)
}

/** Seconds of `1:30`, `01:30:00` or of hours as a number (`1.5`); undefined for another text. */
export function durationSeconds(text: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,4}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? []
  if (hours !== undefined) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 3600) : undefined
}

function validUtc(parts: Parameters<typeof DateTime.fromObject>[0], zone: string) {
  const at = DateTime.fromObject(parts, { zone })
  return at.isValid ? at.toMillis() : undefined
}
