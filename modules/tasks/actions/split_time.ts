import { type Instant, now } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import { assertUnbilled } from '#modules/tasks/billing/billed_time'
import { type Break, breakSecondsOf, clipBreaks } from '#modules/tasks/breaks'
import { type EntryState, readStates } from '#modules/tasks/changes/entry_state'
import { recordChange } from '#modules/tasks/changes/record_change'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { changeOf, lockEntry } from './lock_entry.js'
import { recordTime } from './record_time.js'
import { moveTo } from './save_time_entry.js'

/**
 * Splits an entry in two at an instant, or in three at two, the middle of which may go to another task. Measured breaks stay where they were; a break that was entered as a number is
 * taken from the first part as far as it fits. A running entry keeps running as the second part. Only inside inTx.
 * @returns the parts in their order
 * @throws 404 for an entry out of reach, 409 `is_billed`, 422 `split_outside`, and as assertTimeOpen
 */
export async function splitTime(viewer: Viewer, id: string, where: Split): Promise<TimeEntry[]> {
  const entry = await lockEntry(viewer, id)
  await assertUnbilled(viewer, id)
  await assertTimeOpen(entry)
  return recordChange({ ...changeOf(viewer, entry), kind: 'split' }, async () => {
    const [first, second] = await splitOnce(viewer, entry, { field: 'at', at: where.at })
    if (where.until === undefined) return [first, second]
    const [middle, last] = await splitOnce(viewer, second, { field: 'until', at: where.until })
    if (where.taskId !== undefined && where.taskId !== middle.taskId) {
      await moveTo(viewer, middle, where.taskId)
      await middle.saveNext()
      await recordTime(middle, 'time_entry.changed')
    }
    return [first, middle, last]
  })
}

interface Split {
  at: Instant
  /** Where the second part ends and a third one begins. */
  until?: Instant | undefined
  /** The task of the part between both instants. */
  taskId?: string | undefined
}

interface Cut {
  field: 'at' | 'until'
  at: Instant
}

/** @throws 422 `split_outside` */
async function splitOnce(
  viewer: Viewer,
  entry: TimeEntry,
  { field, at }: Cut
): Promise<[TimeEntry, TimeEntry]> {
  if (at <= entry.startedAt || at >= (entry.endedAt ?? now())) {
    throw new FieldError(field, 'tasks.split_outside')
  }
  const [whole] = (await readStates(viewer.company, [entry.id])) as [EntryState]
  const [first, second] = partsOf(whole, at)
  // A client that pauses the timer names the running entry.
  const [kept, added] = entry.isRunning ? [second, first] : [first, second]
  const other = await addPart(viewer, whole, added)
  await entry.merge(timesOf(kept)).changeBreaks(() => kept.breaks)
  entry.breakSeconds = kept.breakSeconds
  await entry.saveNext()
  await recordTime(entry, 'time_entry.changed')
  await recordTime(other, 'time_entry.created')
  return entry.isRunning ? [other, entry] : [entry, other]
}

type Part = Pick<EntryState, 'startedAt' | 'endedAt' | 'endedBecause' | 'breakSeconds' | 'breaks'>

function partsOf(whole: EntryState, at: Instant): [Part, Part] {
  const before = { startedAt: whole.startedAt, endedAt: at }
  const after = { startedAt: at, endedAt: whole.endedAt }
  const measured = [clipBreaks(whole.breaks, before), clipBreaks(whole.breaks, after)] as const
  const [first, second] = [breakSecondsOf(measured[0]), breakSecondsOf(measured[1])]
  const unmeasured = whole.breakSeconds - breakSecondsOf(whole.breaks)
  const inFirst = Math.min(unmeasured, (at - whole.startedAt) / 1000 - first)
  return [
    { ...before, endedBecause: null, ...breaksOf(measured[0], first + inFirst) },
    {
      ...after,
      endedBecause: whole.endedBecause,
      ...breaksOf(measured[1], second + unmeasured - inFirst),
    },
  ]
}

const breaksOf = (breaks: Break[], breakSeconds: number) => ({ breaks, breakSeconds })

const timesOf = ({ startedAt, endedAt, endedBecause }: Part) => ({
  startedAt,
  endedAt,
  endedBecause,
})

async function addPart({ company }: Viewer, whole: EntryState, part: Part): Promise<TimeEntry> {
  const { taskId, userId, note, isBillable, byDuration, recordedOffline } = whole
  const entry = TimeEntry.for(company).merge({
    taskId,
    userId,
    note,
    isBillable,
    byDuration,
    recordedOffline,
    ...timesOf(part),
    breakSeconds: part.breakSeconds,
    createdAt: now(),
    version: 1,
  })
  await entry.save()
  await entry.changeBreaks(() => part.breaks)
  // Saved with this sum already, to which changeBreaks has added the breaks once more.
  entry.breakSeconds = part.breakSeconds
  await entry.changeTags(whole.tags)
  entry.publish()
  return entry
}
