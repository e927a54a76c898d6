import { conflict } from '#core/errors/app_error'
import { Task } from '#modules/tasks/models/task'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import type { Viewer } from '#modules/tasks/reach'

/**
 * Ends the viewer's timer on a task. Only inside inTx.
 * The own timer can be ended even when the task went out of reach meanwhile.
 * @throws 404 for a task out of reach, 409 `not_running`
 */
export async function stopTimer(viewer: Viewer, taskId: string): Promise<TimeEntry> {
  const { caller, company } = viewer
  await TimeEntry.lockTimeOf(caller.userId)
  const running = await TimeEntry.runningOf(company, caller.userId)
  if (running?.taskId !== taskId) {
    await Task.reach(viewer, taskId)
    throw conflict('tasks.not_running')
  }
  await running.end(null)
  return running
}
