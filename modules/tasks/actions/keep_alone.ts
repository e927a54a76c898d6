import { dayOf, type Instant } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { enterTimes } from './enter_times.js'
import { recordTime } from './record_time.js'

/**
 * Nobody works on two things at once; entries may touch, and a running one reaches into the future.
 * @returns entries in the way that were entered by their duration: nobody has said when that was, so they make way
 * @throws 409 `overlaps` with the other entry
 */
export async function findDisplaced(entry: TimeEntry): Promise<TimeEntry[]> {
  const others = await TimeEntry.of({ id: entry.companyId })
    .where('userId', entry.userId)
    .whereNot('id', entry.id)
    .where((query) => query.whereNull('endedAt').orWhere('endedAt', '>', entry.startedAt))
    .where((query) => {
      if (entry.endedAt !== null) query.where('startedAt', '<', entry.endedAt)
    })
    .orderBy('startedAt')
  const timed = others.find(({ byDuration }) => !byDuration)
  if (!timed) return others
  const iso = (at: Instant | null) => (at === null ? null : new Date(at).toISOString())
  const state = { _id: timed.id, startTime: iso(timed.startedAt), endTime: iso(timed.endedAt) }
  throw conflict('tasks.overlaps', { extra: { timeEntry: state } })
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
