import i18next from 'i18next'
import { showRefusal, showUndo } from '@/components/toast'
import { api } from '@/lib/api'
import { tellLive } from '@/lib/live'
import { dayOf } from '@/lib/local_instant'
import type { Task, TimeEntry } from './task'

const text = (key: string, values = {}) => i18next.t(key, { ns: 'tasks', ...values })

/** The records of this feature have changed: every list and figure of them is asked anew. */
export function refreshTasks() {
  tellLive({ kind: 'task', id: '' })
}

/** Marks tasks as done or opens them again; a single one offers to take it back. */
export async function setStatus(tasks: Task[], status: Task['status']) {
  await attempt(async () => {
    for (const { _id } of tasks)
      await api('PUT', '/api/tasks/:id', { params: { id: _id }, body: { status } })
    const [task] = tasks
    if (status === 'open' || !task || tasks.length > 1) return
    showUndo({
      message: text('done_toast', { title: task.title }),
      undo: () => void setStatus([task], 'open'),
    })
  })
}

/** Deletes a task on which nobody has worked; undo makes it again. */
export async function deleteTask(task: Task) {
  await attempt(async () => {
    await api('DELETE', '/api/tasks/:id', { params: { id: task._id } })
    const { title, description, priority, dueDate, estimatedSeconds } = task
    const body = {
      ...{ title, description, priority, dueDate, estimatedSeconds },
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
      ...{ taskId: task._id, userId: entry.user._id, note },
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
