import { dayOf } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { assertUnbilled } from '#modules/tasks/billing/billed_time'
import { addBreak, type Break } from '#modules/tasks/breaks'
import { type EntryState, readStates } from '#modules/tasks/changes/entry_state'
import { recordChange } from '#modules/tasks/changes/record_change'
import { workedSeconds } from '#modules/tasks/local_time'
import type { TimeEntry } from '#modules/tasks/models/time_entry'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { enterTimes } from './enter_times.js'
import { displace, findDisplaced } from './keep_alone.js'
import { changeOf, lockEntries } from './lock_entry.js'
import { recordTime } from './record_time.js'

type Asker = Viewer & { company: Pick<CompanyScope, 'timeZone'> }

/** The longest note of an entry. */
const LONGEST_NOTE = 1000

/**
 * Makes one entry of several of the same person and task. Time between them becomes a break; notes are joined, tags
 * united. The earliest entry stays, or the running one. Only inside inTx.
 * @throws 404 for an entry out of reach, 409 `is_billed`, 409 `something_between` with the entry that lies between,
 * 422 `merge_differs`, `merge_days_differ`, `merge_billable_differs`, `merge_note_too_long`, and as assertTimeOpen
 */
export async function mergeTimes(viewer: Asker, ids: string[]): Promise<TimeEntry> {
  const entries = (await lockEntries(viewer, ids)) as [TimeEntry, ...TimeEntry[]]
  assertAlike(entries)
  for (const entry of entries) {
    await assertUnbilled(viewer, entry.id)
    await assertTimeOpen(entry)
  }
  const states = await readStates(viewer.company, ids)
  const first = entries[0]
  const last = entries.reduce((latest, entry) => (endOf(entry) > endOf(latest) ? entry : latest))
  assertSameDay(viewer.company, entries)
  const kept = last.isRunning ? last : first
  const merged = { startedAt: first.startedAt, endedAt: last.endedAt, note: noteOf(states) }
  const others = entries.filter((entry) => entry !== kept)
  return recordChange({ ...changeOf(viewer, kept), kind: 'merge' }, async () => {
    for (const other of others) await other.remove()
    kept.merge({ ...merged, endedBecause: last.endedBecause })
    const displaced = await place(viewer, kept, states)
    await kept.changeTags([...new Set(states.flatMap(({ tags }) => tags))])
    await kept.saveNext()
    await displace(viewer.company, displaced)
    for (const other of others) await recordTime(other, 'time_entry.deleted')
    await recordTime(kept, 'time_entry.changed')
    return kept
  })
}

const endOf = ({ endedAt }: TimeEntry) => endedAt ?? Number.POSITIVE_INFINITY

/** Time counts on the day on which it was worked: one entry for several days would move it. */
function assertSameDay({ timeZone }: Asker['company'], [first, ...others]: TimeEntry[]) {
  const day = first && dayOf(first.startedAt, timeZone)
  if (others.some(({ startedAt }) => dayOf(startedAt, timeZone) !== day)) {
    throw new FieldError('ids', 'tasks.merge_days_differ')
  }
}

/** Durations without a time of the clock add up; other entries reach from the first start to the last end. */
async function place({ company }: Asker, kept: TimeEntry, states: EntryState[]) {
  if (states.every(({ byDuration }) => byDuration)) {
    const duration = states.reduce((sum, state) => sum + workedSeconds(state), 0)
    await enterTimes(company, kept, { duration, date: dayOf(kept.startedAt, company.timeZone) })
    return []
  }
  kept.byDuration = false
  const { breaks, gapSeconds } = breaksOf(states)
  await kept.changeBreaks(() => breaks)
  kept.breakSeconds = states.reduce((sum, state) => sum + state.breakSeconds, gapSeconds)
  return findDisplaced(kept, { except: [kept.id], code: 'tasks.something_between' })
}

/** All breaks with the gaps between the entries, which are given in order. */
function breaksOf(states: EntryState[]) {
  let breaks: Break[] = states.flatMap((state) => state.breaks)
  let gapSeconds = 0
  for (const [index, { startedAt }] of states.entries()) {
    const before = states[index - 1]?.endedAt ?? startedAt
    breaks = addBreak(breaks, before, startedAt)
    gapSeconds += Math.max(0, startedAt - before) / 1000
  }
  return { breaks, gapSeconds }
}

function assertAlike(entries: readonly [TimeEntry, ...TimeEntry[]]) {
  const [first] = entries
  if (entries.some(({ taskId, userId }) => taskId !== first.taskId || userId !== first.userId)) {
    throw new FieldError('ids', 'tasks.merge_differs')
  }
  if (entries.some(({ isBillable }) => isBillable !== first.isBillable)) {
    throw new FieldError('ids', 'tasks.merge_billable_differs')
  }
}

function noteOf(states: EntryState[]): string {
  const notes = new Set(states.map(({ note }) => note).filter(Boolean))
  const note = [...notes].join('; ')
  if (note.length > LONGEST_NOTE) throw new FieldError('ids', 'tasks.merge_note_too_long')
  return note
}
