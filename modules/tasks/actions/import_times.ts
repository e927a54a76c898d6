import { type Day, type Instant, now } from '#core/clock'
import { AppError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { recordChange } from '#modules/tasks/changes/record_change'
import { Task } from '#modules/tasks/models/task'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { enterTimes } from './enter_times.js'
import { displace, findDisplaced } from './keep_alone.js'
import { recordTime } from './record_time.js'

type Importer = Viewer & { company: Pick<CompanyScope, 'id' | 'timeZone'> }

/** Time that a person recorded with another program. */
export interface TimeElsewhere {
  userId: string
  taskId: string
  /** Start and end, or a day and the worked seconds. */
  when: { startedAt: Instant; endedAt: Instant } | { day: Day; seconds: number }
  note: string
  /** Null for what follows from the project. */
  billable: boolean | null
  tags: string[]
}

/**
 * Writes down time from another program: one change of time for each person, so that it is taken back together. An entry
 * that cannot be written, because the person has other time then or the week is locked, leaves the others alone. Only
 * inside inTx, with people whose time the importer may write.
 * @returns the id of each entry, or why it is not there
 */
export async function importTimes(importer: Importer, times: TimeElsewhere[]) {
  const results: (string | AppError)[] = times.map(() => '')
  const { company, caller } = importer
  const people = [...new Set(times.map(({ userId }) => userId))].sort()
  // In one order, so that two imports never wait for each other.
  for (const userId of people) await TimeEntry.lockTimeOf(userId)
  for (const personId of people) {
    await recordChange({ company, userId: caller.userId, personId, kind: 'import' }, async () => {
      for (const [index, time] of times.entries()) {
        if (time.userId === personId) results[index] = await importTime(importer, time)
      }
    })
  }
  return results
}

async function importTime(importer: Importer, time: TimeElsewhere): Promise<string | AppError> {
  const { company } = importer
  const { userId, note, billable, when, tags } = time
  const task = await Task.reach(importer, time.taskId)
  const entry = TimeEntry.for(company)
  entry.merge({
    taskId: task.id,
    userId,
    endedBecause: null,
    breakSeconds: 0,
    note,
    isBillable: billable,
    byDuration: false,
    recordedOffline: false,
    createdAt: now(),
    version: 1,
  })
  try {
    await task.assertProjectTakesTime()
    if ('day' in when) await enterTimes(company, entry, { date: when.day, duration: when.seconds })
    else entry.merge(when)
    await assertTimeOpen(entry)
    const displaced = await findDisplaced(entry, { except: [entry.id] })
    await entry.save()
    if (tags.length > 0) await entry.changeTags(tags)
    await displace(company, displaced)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // Entries by duration that found no other place on their day keep theirs.
    if (entry.$isPersisted) await entry.remove()
    return error
  }
  entry.publish()
  await recordTime(entry, 'time_entry.created')
  return entry.id
}
