import { type Day, now } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { endOfDay, startOfDay, workedSeconds } from '#modules/tasks/local_time'
import { type TimeEntryRow, timeEntriesOf } from '#modules/tasks/queries/time_entries'

/** The time that one person worked. */
export interface PersonTime {
  userId: string
  name: string
  seconds: number
}

/**
 * The time worked on entries that began in a period, by person, the most first. Days are those of the company's zone;
 * a running timer counts up to now.
 */
export async function readTrackedSeconds(
  company: Pick<CompanyScope, 'id' | 'timeZone'>,
  { from, to }: { from: Day; to: Day }
): Promise<PersonTime[]> {
  const until = Math.min(endOfDay(to, company.timeZone), now())
  const rows = await timeEntriesOf(company)
    .where('time_entries.started_at', '>=', startOfDay(from, company.timeZone))
    .where('time_entries.started_at', '<', until)
  const people = [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([userId, entries]) => ({
    userId,
    name: entries[0].user_name,
    seconds: entries.reduce((sum, entry) => sum + secondsOf(entry), 0),
  }))
  return people.sort((one, other) => other.seconds - one.seconds)
}

const secondsOf = (row: TimeEntryRow) =>
  workedSeconds({
    startedAt: row.started_at,
    endedAt: row.ended_at,
    breakSeconds: row.break_seconds,
    pausedAt: row.paused_at,
  })
