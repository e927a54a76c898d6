import { conflict } from '#core/errors/app_error'
import { Task } from '#modules/tasks/models/task'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import type { Viewer } from '#modules/tasks/reach'

/**
 * Ends the viewer's timer, on whatever task it runs. Only inside inTx.
 * @returns the ended entry; one of no length is deleted, as it was started by mistake
 * @throws 409 `not_running`
 */
export async function stopAnyTimer({ caller, company }: Viewer) {
  await TimeEntry.lockTimeOf(caller.userId)
  const running = await TimeEntry.runningOf(company, caller.userId)
  if (!running) throw conflict('tasks.no_timer')
  return end({ caller, company }, running)
}

/**
 * Ends the viewer's timer on a task, also when the task is out of reach by now. Only inside inTx.
 * @returns as `stopAnyTimer`
 * @throws 404 for a task out of reach, 409 `not_running`
 */
export async function stopTimer(viewer: Viewer, taskId: string) {
  const { caller, company } = viewer
  await TimeEntry.lockTimeOf(caller.userId)
  const running = await TimeEntry.runningOf(company, caller.userId)
  if (running?.taskId !== taskId) {
    await Task.reach(viewer, taskId)
    throw conflict('tasks.not_running')
  }
  return end(viewer, running)
}

async function end(viewer: Viewer, running: TimeEntry) {
  await running.end(null)
  const ended = await readTimeEntry(viewer, running.id)
  await running.deleteIfEmpty()
  return ended
}
