import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { displace, findDisplaced } from '#modules/tasks/actions/keep_alone'
import { recordTime } from '#modules/tasks/actions/record_time'
import { assertUnbilled } from '#modules/tasks/billing/billed_time'
import { Task } from '#modules/tasks/models/task'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { type EntryState, isSameState, readStates } from './entry_state.js'
import { stateIn } from './record_change.js'

type Asker = Viewer & { company: Pick<CompanyScope, 'timeZone'> }

interface Step {
  /** The entries as they have to be now. */
  from: EntryState[]
  /** The entries as they shall be. */
  to: EntryState[]
}

/**
 * Brings entries of one person from one state back to another, exactly. Only inside recordChange, after `lockTimeOf`.
 * @throws 409 `changed_later` with the entry, `is_billed`, `week_locked`, `overlaps`, `task_gone`, `task_done`,
 * `project_archived`; 404 for a timer on a task out of reach
 */
export async function restoreEntries(viewer: Asker, personId: string, { from, to }: Step) {
  const { company } = viewer
  const ids = [...new Set([...from, ...to].map(({ id }) => id))]
  // Locked before it is asked whether they are billed: billing locks entries, not the time of a person.
  const entries = await TimeEntry.of(company).whereIn('id', ids).forUpdate()
  await assertUnchanged(company, ids, from)
  await assertMayChange(viewer, { from, to })
  for (const state of to) await assertTaskTakes(viewer, state, stateIn(from, state.id))

  for (const entry of entries) {
    const target = stateIn(to, entry.id)
    if (!target) await remove(entry)
    else if (entry.isRunning && target.endedAt !== null) await entry.freeTimer()
  }
  const displaced = new Map<string, TimeEntry>()
  for (const state of to) {
    const place = { ...state, companyId: company.id, userId: personId }
    for (const entry of await findDisplaced(place, { except: ids })) displaced.set(entry.id, entry)
  }
  for (const state of to) {
    await restore(
      company,
      state,
      entries.find(({ id }) => id === state.id)
    )
  }
  await displace(company, [...displaced.values()])
}

async function assertUnchanged(company: Asker['company'], ids: string[], from: EntryState[]) {
  const current = await readStates(company, ids)
  const changed = ids.find((id) => !isSameState(stateIn(current, id), stateIn(from, id)))
  if (changed) throw conflict('tasks.changed_later', { extra: { timeEntryId: changed } })
}

/** The note of billed or locked time can still be changed, so that can be taken back too. */
async function assertMayChange(viewer: Asker, { from, to }: Step) {
  for (const state of [...from, ...to]) {
    const other = stateIn(from.includes(state) ? to : from, state.id)
    if (isSameState({ ...state, note: '' }, other && { ...other, note: '' })) continue
    await assertUnbilled(viewer, state.id)
    await assertTimeOpen({ ...state, companyId: viewer.company.id })
  }
}

/** Time comes back only where it could be entered, a timer only where it could be started. */
async function assertTaskTakes(viewer: Asker, state: EntryState, current: EntryState | undefined) {
  const isRestarted = state.endedAt === null && current?.endedAt !== null
  if (!isRestarted && current?.taskId === state.taskId) return
  const task = await Task.oneLocked(viewer.company, state.taskId)
  if (!task) throw conflict('tasks.task_gone')
  await task.assertProjectTakesTime()
  if (!isRestarted) return
  await Task.reach(viewer, state.taskId)
  if (task.status === 'done') throw conflict('tasks.task_done')
}

async function remove(entry: TimeEntry) {
  await entry.remove()
  await recordTime(entry, 'time_entry.deleted')
}

async function restore(company: Asker['company'], state: EntryState, existing?: TimeEntry) {
  const { breaks, tags, version, ...columns } = state
  const entry = existing ?? TimeEntry.for(company).merge({ version })
  const takesTimer = state.endedAt === null && !existing?.isRunning
  entry.merge(columns)
  if (!existing) await entry.save()
  await entry.changeBreaks(() => breaks)
  entry.breakSeconds = state.breakSeconds
  await entry.changeTags(tags)
  await entry.saveNext()
  if (takesTimer) await entry.takeTimer()
  await recordTime(entry, existing ? 'time_entry.changed' : 'time_entry.created')
}
