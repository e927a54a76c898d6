import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import type { Period } from './steps.js'

const FORMAT = 'yyyy-MM-dd'

/**
 * This month until today, and the same days of the month before to compare with: on 30 March, February ends on its last
 * day.
 */
export function monthSoFar(today: Day): { current: Period; before: Period } {
  const earlier = DateTime.fromISO(today, { zone: 'UTC' }).minus({ months: 1 })
  return {
    current: { from: `${today.slice(0, 8)}01`, to: today },
    before: { from: earlier.startOf('month').toFormat(FORMAT), to: earlier.toFormat(FORMAT) },
  }
}
