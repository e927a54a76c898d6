import { dayOf, type Instant } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { enterTimes } from './enter_times.js'
import { inTheWay } from './in_the_way.js'
import { recordTime } from './record_time.js'

/** The place of an entry in the time of its person. */
interface Place {
  companyId: string
  userId: string
  startedAt: Instant
  endedAt: Instant | null
}

interface Rule {
  /** Ids of entries that may be there, such as the entry that is placed. */
  except: string[]
  /** Code of the refusal. */
  code?: 'tasks.overlaps' | 'tasks.something_between'
}

/**
 * Nobody works on two things at once; entries may touch, and a running one reaches into the future.
 * @returns entries in the way that were entered by their duration: nobody has said when that was, so they make way
 * @throws 409 `overlaps`, or the given code, with the other entry
 */
export async function findDisplaced(
  entry: Place,
  { except, code = 'tasks.overlaps' }: Rule
): Promise<TimeEntry[]> {
  const others = await TimeEntry.of({ id: entry.companyId })
    .where('userId', entry.userId)
    .whereNotIn('id', except)
    .where((query) => query.whereNull('endedAt').orWhere('endedAt', '>', entry.startedAt))
    .where((query) => {
      if (entry.endedAt !== null) query.where('startedAt', '<', entry.endedAt)
    })
    .orderBy('startedAt')
  const timed = others.find(({ byDuration }) => !byDuration)
  if (!timed) return others
  throw await inTheWay(timed, code)
}

/**
 * Places entries elsewhere on their day, once the entry that needs their place is saved. Only inside inTx.
 * @throws 409 `day_is_full`
 */
export async function displace(company: Pick<CompanyScope, 'timeZone'>, displaced: TimeEntry[]) {
  for (const entry of displaced) {
    await enterTimes(company, entry, {
      date: dayOf(entry.startedAt, company.timeZone),
    })
    await entry.saveNext()
    await recordTime(entry, 'time_entry.changed')
  }
}
