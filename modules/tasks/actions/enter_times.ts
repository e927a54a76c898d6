import { DateTime } from 'luxon'
import { type Day, dayOf, type Instant, now, today } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { endOfDay, startOfDay, workedSeconds } from '#modules/tasks/local_time'
import { TimeEntry, wholeSecond } from '#modules/tasks/models/time_entry'

/** Times of an entry: start and end, or a duration with either its start or its day. */
export interface EnteredTimes {
  startTime?: Instant
  endTime?: Instant
  /** Worked seconds, without breaks. */
  duration?: number
  /** The day of a duration without a start; for a new entry today, else the day of the entry. */
  date?: Day
}

type Zone = Pick<CompanyScope, 'timeZone'>

/**
 * Sets the times of an entry that is not saved yet. A duration without a start is placed on its day where the person
 * has no other time, so that sums and days work as for all entries; such an entry has no break.
 * @throws 409 `day_is_full`, 422 `times_missing`, `duration_or_end`
 */
export async function enterTimes(zone: Zone, entry: TimeEntry, times: EnteredTimes) {
  const { startTime, endTime, duration } = times
  if (duration !== undefined && endTime !== undefined) {
    throw new FieldError('duration', 'tasks.duration_or_end')
  }
  if (startTime === undefined && (duration !== undefined || times.date !== undefined)) {
    await place(zone, entry, times)
  } else {
    entry.startedAt = startTime ?? entry.startedAt
    entry.endedAt = endTime ?? entry.endedAt
    if (duration !== undefined) {
      entry.endedAt = entry.startedAt + (duration + entry.breakSeconds) * 1000
    }
    if (startTime !== undefined || endTime !== undefined) entry.byDuration = false
  }
  if (entry.startedAt === undefined || entry.endedAt === undefined) {
    throw new FieldError('startTime', 'tasks.times_missing')
  }
}

async function place({ timeZone }: Zone, entry: TimeEntry, { duration, date }: EnteredTimes) {
  const ownDay = entry.startedAt === undefined ? undefined : dayOf(entry.startedAt, timeZone)
  const day = date ?? ownDay ?? today(timeZone)
  const seconds = duration ?? secondsOf(entry)
  if (entry.$isPersisted) await entry.changeBreaks(() => [])
  entry.breakSeconds = 0
  const first = day === ownDay ? entry.startedAt : nineOClock(day, timeZone)
  entry.startedAt = await findRoom(entry, { day, timeZone, first, length: seconds * 1000 })
  entry.endedAt = entry.startedAt + seconds * 1000
  entry.byDuration = true
}

/** @throws 422 `times_missing` for a running or new entry, whose duration is not known */
function secondsOf({ startedAt, endedAt, breakSeconds }: TimeEntry) {
  if (!endedAt) throw new FieldError('duration', 'tasks.times_missing')
  return workedSeconds({ startedAt, endedAt, breakSeconds })
}

const nineOClock = (day: Day, timeZone: string): Instant =>
  DateTime.fromISO(`${day}T09:00`, { zone: timeZone }).toMillis()

interface Room {
  day: Day
  timeZone: string
  /** Where the search begins. */
  first: Instant
  /** Milliseconds. */
  length: number
}

interface Gap {
  from: Instant
  to: Instant
}

/** The start of the first gap after `first` that is long enough, else the latest possible start before it. */
async function findRoom(
  entry: TimeEntry,
  { day, timeZone, first, length }: Room
): Promise<Instant> {
  const gaps = await gapsOf(entry, {
    from: startOfDay(day, timeZone),
    to: Math.min(endOfDay(day, timeZone), wholeSecond(now())),
  })
  if (gaps.length === 0 && startOfDay(day, timeZone) > now()) {
    throw new FieldError('date', 'tasks.in_future')
  }
  const later = gaps
    .map(({ from, to }) => ({ from: Math.max(from, first), to }))
    .find(({ from, to }) => to - from >= length)
  if (later) return later.from
  const earlier = gaps.findLast(({ from, to }) => to - from >= length)
  if (!earlier) throw conflict('tasks.day_is_full')
  return earlier.to - length
}

/** The times within a span in which the person of an entry has no other time. */
async function gapsOf(entry: TimeEntry, span: Gap): Promise<Gap[]> {
  const others = await TimeEntry.of({ id: entry.companyId })
    .where('userId', entry.userId)
    .whereNot('id', entry.id)
    .where('startedAt', '<', span.to)
    .where((query) => query.whereNull('endedAt').orWhere('endedAt', '>', span.from))
    .orderBy('startedAt')
  const gaps: Gap[] = []
  let { from } = span
  for (const { startedAt, endedAt } of others) {
    if (startedAt > from) gaps.push({ from, to: startedAt })
    from = Math.max(from, endedAt ?? span.to)
  }
  if (span.to > from) gaps.push({ from, to: span.to })
  return gaps
}
