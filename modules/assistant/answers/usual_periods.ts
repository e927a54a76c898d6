import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import type { Period } from '../understand/period.js'

/** The month that a day lies in. */
export function monthOf(day: Day): Period {
  const at = DateTime.fromISO(day, { zone: 'UTC' })
  return {
    from: at.startOf('month').toFormat('yyyy-MM-dd'),
    to: at.endOf('month').toFormat('yyyy-MM-dd'),
  }
}

/** The week that a day lies in, from Monday on (ISO 8601). */
export function weekOf(day: Day): Period {
  const at = DateTime.fromISO(day, { zone: 'UTC' })
  return {
    from: at.startOf('week').toFormat('yyyy-MM-dd'),
    to: at.endOf('week').toFormat('yyyy-MM-dd'),
  }
}

/** From the first of January to a day. */
export const yearToDate = (day: Day): Period => ({ from: `${day.slice(0, 4)}-01-01`, to: day })
