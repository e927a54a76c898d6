import type { Context } from '../context.js'
import { entriesOf, type ListedEntry } from '../entries/own_entries.js'
import type { HereWithCaller } from '../server/here.js'
import type { Period } from '../times/read_period.js'
import { waitingIn } from './entries_here.js'
import { placeHere } from './here.js'
import { onlineOrNot } from './offline_timer.js'

interface Listed {
  rows: ListedEntry[]
  period: Period
  here: HereWithCaller
}

/**
 * The caller's time entries of a period, the oldest first, with those that wait to be sent; without a connection only
 * the latter.
 * @param periodOf reads the period once the time and the zone are known
 */
export function listedEntries(context: Context, periodOf: (here: HereWithCaller) => Period) {
  const withWaiting = (here: HereWithCaller, period: Period, sent: ListedEntry[]): Listed => {
    const rows = [...sent, ...(context.journal() ? waitingIn(context, here, period) : [])]
    return {
      rows: rows.toSorted((one, other) => one.startTime.localeCompare(other.startTime)),
      period,
      here,
    }
  }
  return onlineOrNot<Listed>(
    context,
    async () => {
      const here = await context.here()
      const period = periodOf(here)
      return withWaiting(here, period, await entriesOf(context, here, period))
    },
    () => {
      const here = placeHere(context)
      return withWaiting(here, periodOf(here), [])
    },
    'shown'
  )
}
