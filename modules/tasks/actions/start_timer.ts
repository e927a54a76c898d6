import { now } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { Task } from '#modules/tasks/models/task'
import { TimeEntry, wholeSecond } from '#modules/tasks/models/time_entry'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'

interface Started {
  entry: TimeEntry
  /** The earlier timer, ended at the very instant at which this one began. */
  stopped: { entry: TimeEntry; task: Task } | undefined
}

/**
 * Starts the viewer's timer on a task; the same running entry again when it runs there already.
 * A timer on another task is ended in the same transaction at the same instant. Only inside inTx.
 * @throws 404 for a task out of reach, 409 `task_done`, 409 `project_archived`, and as assertTimeOpen
 */
export async function startTimer(viewer: Viewer, taskId: string): Promise<Started> {
  const { caller, company } = viewer
  await TimeEntry.lockTimeOf(caller.userId)
  const task = await Task.lock(viewer, taskId)
  const running = await TimeEntry.runningOf(company, caller.userId)
  if (running?.taskId === task.id) return { entry: running, stopped: undefined }
  if (task.status === 'done') throw conflict('tasks.task_done')
  await task.assertProjectTakesTime()

  const [companyId, userId, startedAt] = [company.id, caller.userId, wholeSecond(now())]
  await assertTimeOpen({ companyId, userId, startedAt, endedAt: null })
  const at = running ? await running.end('switched') : wholeSecond(now())
  await running?.deleteIfEmpty()
  const entry = await TimeEntry.begin(company, { taskId: task.id, userId: caller.userId, at })
  if (!running) return { entry, stopped: undefined }
  const before = await Task.one(company, running.taskId)
  return { entry, stopped: before ? { entry: running, task: before } : undefined }
}
