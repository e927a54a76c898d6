import type { Instant } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import { pastInstant } from '#modules/tasks/actions/past_instant'
import { recordChange } from '#modules/tasks/changes/record_change'
import { Task } from '#modules/tasks/models/task'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import type { Viewer } from '#modules/tasks/reach'

interface Stop {
  /** An end in the past; now without it. */
  at?: Instant | undefined
  /** The entry that is meant: whatever else runs when the request is carried out goes on. */
  entryId?: string | undefined
  /** `trim` for a timer that was forgotten. */
  kind?: 'stop' | 'trim'
}

/**
 * Ends the viewer's timer, on whatever task it runs. Only inside inTx.
 * @returns the ended entry; one of no length is deleted, as it was started by mistake
 * @throws 409 `no_timer`, `other_timer`, 422 `in_future`, `ends_before_start`
 */
export async function stopAnyTimer({ caller, company }: Viewer, stop: Stop = {}) {
  const at = stop.at === undefined ? undefined : pastInstant(stop.at)
  await TimeEntry.lockTimeOf(caller.userId)
  const running = await TimeEntry.runningOf(company, caller.userId)
  if (!running) throw conflict('tasks.no_timer')
  assertMeant(running, stop)
  if (at !== undefined && at < running.startedAt) {
    throw new FieldError('at', 'tasks.ends_before_start')
  }
  return end({ caller, company }, running, { ...stop, at })
}

/**
 * Ends the viewer's timer on a task, also when the task is out of reach by now. Only inside inTx.
 * @returns as `stopAnyTimer`
 * @throws 404 for a task out of reach, 409 `not_running`, `other_timer`
 */
export async function stopTimer(viewer: Viewer, taskId: string, stop: Pick<Stop, 'entryId'> = {}) {
  const { caller, company } = viewer
  await TimeEntry.lockTimeOf(caller.userId)
  const running = await TimeEntry.runningOf(company, caller.userId)
  if (running?.taskId !== taskId) {
    await Task.reach(viewer, taskId)
    throw conflict('tasks.not_running')
  }
  assertMeant(running, stop)
  return end(viewer, running, {})
}

/** A stop that a slow server carries out late leaves a timer alone that was started after it. */
function assertMeant({ id }: TimeEntry, { entryId }: Stop) {
  if (entryId !== undefined && entryId !== id) throw conflict('tasks.other_timer')
}

function end(viewer: Viewer, running: TimeEntry, { at, kind = 'stop' }: Stop) {
  const { company, caller } = viewer
  return recordChange({ company, userId: caller.userId, kind }, async () => {
    await running.end(null, at)
    const ended = await readTimeEntry(viewer, running.id)
    await running.deleteIfEmpty()
    return ended
  })
}
