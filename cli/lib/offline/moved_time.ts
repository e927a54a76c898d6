import { Failure } from '../failures/failure.js'
import type { ServerMoment } from '../server/server_moment.js'

/**
 * Another time for a moment: `HH:MM` on its day, in the zone of this machine, or an instant such as
 * `2026-11-28T09:20:00Z`. A time that a person has typed is no matter of uptime.
 * @throws `bad_time`
 */
export function movedTo(moment: ServerMoment | undefined, text: string): ServerMoment {
  const at = atClock(moment?.at ?? Date.now(), text) ?? atInstant(text)
  if (at === undefined) throw new Failure('bad_time', { values: { time: text } })
  return typedAt(at)
}

/** A moment that a person has named by its time, in ms since 1970. */
export const typedAt = (at: number): ServerMoment => ({ at, uptimeMs: 0, boot: '', localAt: at })

/**
 * A moment that was a while ago: it moves with the clock of the machine when that proves wrong.
 * @param at ms since 1970
 */
export const momentAgo = (now: ServerMoment, at = now.at): ServerMoment => ({
  ...now,
  at,
  uptimeMs: now.uptimeMs - (now.at - at),
  localAt: now.localAt - (now.at - at),
})

function atClock(at: number, text: string) {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours ? new Date(at).setHours(Number(hours), Number(minutes), 0, 0) : undefined
}

function atInstant(text: string) {
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const at = isInstant ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}
