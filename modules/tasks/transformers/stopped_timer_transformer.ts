import { workedSeconds } from '#modules/tasks/local_time'
import type { Task } from '#modules/tasks/models/task'
import type { TimeEntry } from '#modules/tasks/models/time_entry'

/** The timer that another start has ended, returned so that the client can offer an undo. */
export const transformStoppedTimer = (task: Task, entry: TimeEntry) => ({
  taskId: task.id,
  title: task.title,
  timeEntryId: entry.id,
  endTime: entry.endedAt === null ? null : new Date(entry.endedAt).toISOString(),
  seconds: workedSeconds(entry),
})
