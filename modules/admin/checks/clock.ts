import { type Instant, now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import env from '#core/start/env'
import { type Check, fine, trouble } from './check.js'
import { localTime } from './local_time.js'

/** Clocks of two machines may differ by this. */
const TOLERANCE = 60_000

const NEWEST = 'select max(created_at) as newest from mail_outbox'
const DATABASE_CLOCK = 'select cast(unix_timestamp(now(3)) * 1000 as unsigned) as instant'

/** Whether the clock agrees with what is stored, and with the clock of the database's machine. */
export const clock: Check = {
  name: 'clock',
  readsDatabase: true,
  async look() {
    const [row] = await readRows<{ newest: Instant | string | null }>(NEWEST, [])
    const newest = Number(row?.newest ?? 0)
    if (newest > now() + TOLERANCE) return trouble('clock_behind', { stored: localTime(newest) })
    if (env.DATABASE_URL) {
      const [theirs] = await readRows<{ instant: Instant | string }>(DATABASE_CLOCK, [])
      const seconds = Math.round(Math.abs(Number(theirs?.instant) - Date.now()) / 1000)
      if (seconds * 1000 > TOLERANCE) return trouble('clock_differs', { seconds })
    }
    return fine('clock_right', { time: localTime(now()), zone: env.BACKUP_ZONE })
  },
}
