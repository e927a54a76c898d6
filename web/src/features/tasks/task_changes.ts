import i18next from 'i18next'
import type { RefusedRecord } from '@/components/documents/batch_result'
import { refusalText, showRefusal, showUndo } from '@/components/toast'
import { tellLive } from '@/lib/live/live'
import { api } from '@/lib/server/api'
import { dayOf } from '@/lib/time/local_instant'
import type { Task, TimeEntry } from './task'

const text = (key: string, values = {}) => i18next.t(key, { ns: 'tasks', ...values })

/** Refreshes every list and figure of this feature after a change. */
export function refreshTasks() {
  tellLive({ kind: 'task', id: '' })
}

/** Marks a task as done, which can be taken back, or opens it again. */
export async function setStatus(task: Task, status: Task['status']) {
  await attempt(async () => {
    await api('PUT', '/api/tasks/:id', { params: { id: task._id }, body: { status } })
    if (status === 'open') return
    showUndo({
      message: text('done_toast', { title: task.title }),
      undo: () => void setStatus(task, 'open'),
    })
  })
}

/**
 * Marks tasks as done, each on its own: one that is refused keeps no other from it.
 * @returns those that were refused, with the server's reason
 */
export async function completeAll(tasks: Task[]): Promise<RefusedRecord[]> {
  const refused: RefusedRecord[] = []
  for (const { _id, title } of tasks) {
    try {
      await api('PUT', '/api/tasks/:id', { params: { id: _id }, body: { status: 'done' } })
    } catch (failure) {
      refused.push({ _id, name: title, error: refusalText(failure) })
    }
  }
  refreshTasks()
  return refused
}

/** Deletes a task on which nobody has worked; undo makes it again. */
export async function deleteTask(task: Task) {
  await attempt(async () => {
    await api('DELETE', '/api/tasks/:id', { params: { id: task._id } })
    const { title, description, priority, dueDate, estimatedSeconds } = task
    const body = {
      title,
      description,
      priority,
      dueDate,
      estimatedSeconds,
      projectId: task.project?._id ?? null,
      assigneeIds: task.assignees.map(({ _id }) => _id),
    }
    showUndo({
      message: text('deleted_toast', { title }),
      undo: () => void attempt(() => api('POST', '/api/tasks', { body })),
    })
  })
}

/** Deletes an ended time entry; undo writes it down again. */
export async function deleteTimeEntry(task: Task, entry: TimeEntry) {
  await attempt(async () => {
    await api('DELETE', '/api/time-entries/:id', { params: { id: entry._id } })
    const { startTime, endTime, breakSeconds, note, billable } = entry
    if (endTime === null) return
    const body = {
      taskId: task._id,
      userId: entry.user._id,
      note,
      ...(entry.byDuration
        ? { date: dayOf(startTime), duration: `${entry.seconds}s` }
        : { startTime, endTime, breakSeconds }),
      ...(billable !== task.billable && { billable }),
    }
    showUndo({
      message: text('time.deleted_toast'),
      undo: () => void attempt(() => api('POST', '/api/time-entries', { body })),
    })
  })
}

async function attempt(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (failure) {
    console.warn('The change was not made.', failure)
    showRefusal(failure)
  }
  refreshTasks()
}
