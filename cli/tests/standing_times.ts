import { DateTime } from 'luxon'
import { Failure } from '../lib/failures/failure.js'
import { readMoment } from '../lib/times/read_moment.js'
import { localText } from '../lib/times/zoned.js'

export const timeZone = 'Europe/Berlin'
export const at = (local: string, zone = timeZone) => DateTime.fromISO(local, { zone }).toMillis()

/** A Wednesday. */
export const here = { now: at('2026-11-25T17:45:30'), timeZone }

export const shown = (text: string, from = here) => localText(readMoment(text, from), from.timeZone)

/** The code of the refusal, with the choices it names. */
export function refusal(read: () => unknown) {
  try {
    return `read: ${read()}`
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { choices = '' } = error.details.values ?? {}
    return [error.code, choices].filter(Boolean).join(': ')
  }
}
