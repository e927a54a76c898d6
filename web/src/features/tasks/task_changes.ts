import i18next from 'i18next'
import type { BodyOf } from '#api/routes'
import type { RefusedRecord } from '@/components/dialogs/batch_result'
import { refusalText, showRefusal, showUndo } from '@/components/toast'
import { api } from '@/lib/server/api'
import type { Step } from './checklists/use_checklist'
import { refreshTasks } from './refresh_tasks'
import type { Task } from './task'

const MOST_STEPS = 100

const text = (key: string, values = {}) => i18next.t(key, { ns: 'tasks', ...values })

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
    const params = { id: task._id }
    const steps = await api('GET', '/api/tasks/:id/checklist', { params })
    await api('DELETE', '/api/tasks/:id', { params })
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
      undo: () => void attempt(() => addAgain(body, steps)),
    })
  })
}

async function addAgain(body: BodyOf<'POST', '/api/tasks'>, steps: Step[]) {
  const { task } = await api('POST', '/api/tasks', { body })
  const items = steps.map(({ title, done }) => ({ title, done }))
  const params = { id: task._id }
  // A request takes a hundred steps at most.
  for (let from = 0; from < items.length; from += MOST_STEPS)
    await api('POST', '/api/tasks/:id/checklist', {
      params,
      body: { items: items.slice(from, from + MOST_STEPS) },
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
