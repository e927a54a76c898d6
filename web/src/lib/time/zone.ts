import { useLayoutEffect } from 'react'
import { sharedValue } from '../shared_value'

const DAY_MS = 86_400_000

/** Sets the clock to the company's zone; undefined is the browser's own, which counts until that is known. */
const clock = sharedValue<Intl.DateTimeFormat | undefined>(undefined)

/** Lets days and times go by a zone such as `Europe/Tirane`, or by the browser's. */
export function goBy(name: string | undefined) {
  clock.set(name ? clockOf(name) : undefined)
}

/**
 * Makes days and times follow a zone while the component is mounted; no other component does so at that time.
 * @return the zone in use, for the key of the parts drawn again when it becomes known
 */
export function useZoneOf(name: string | undefined) {
  // Before the first paint: with another zone, the browser's days are never seen.
  useLayoutEffect(() => {
    goBy(name)
    return () => goBy(undefined)
  }, [name])
  return (clock.use() ?? new Intl.DateTimeFormat()).resolvedOptions().timeZone
}

/** `YYYY-MM-DDTHH:mm` as the clock shows it at an instant; empty for none. */
export function wallClock(at: number) {
  return Number.isNaN(at) ? '' : new Date(at + offsetAt(at)).toISOString().slice(0, 16)
}

/**
 * The instants at which the clock shows a day and time: mostly one, two after it was put back, the earlier first. A
 * time skipped in spring is later by as much as the clock is put forward; an impossible time has none.
 */
export function instantsOf(wall: string) {
  const utc = Date.parse(`${wall}Z`)
  if (Number.isNaN(utc)) return []
  const before = utc - offsetAt(utc - DAY_MS)
  const after = utc - offsetAt(utc + DAY_MS)
  const shown = [...new Set([before, after])].filter((at) => at + offsetAt(at) === utc)
  return shown.length > 0 ? shown : [before]
}

/** Milliseconds that the clock is ahead of UTC at an instant. */
function offsetAt(at: number) {
  const format = clock.get()
  if (!format) return -new Date(at).getTimezoneOffset() * 60_000
  const [, sign = '+', hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? []
  return Number(`${sign}${Number(hours ?? 0) * 60 + Number(minutes ?? 0)}`) * 60_000
}

/** Made once for a zone, because making it takes longer than a list of times. */
function clockOf(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  } catch (failure) {
    console.warn('This browser does not know the zone of the company.', failure)
    return undefined
  }
}
