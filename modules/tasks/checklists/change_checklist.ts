import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { FieldError, notFound } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import { ChecklistItem } from '#modules/tasks/models/checklist_item'
import { Task } from '#modules/tasks/models/task'
import type { Viewer } from '#modules/tasks/reach'
import { readChecklist } from './read_checklist.js'

/** Longer lists are projects. */
const MOST_ITEMS = 200

interface NewItem {
  title: string
  done?: boolean | undefined
}

interface ItemChange {
  title?: string | undefined
  done?: boolean | undefined
  /** Its place in the list, from 0 on; the others make room. */
  position?: number | undefined
}

/** Adds steps behind those of a task. Only inside inTx. @throws 404 for a task out of reach, 422 `checklist_full` */
export async function addItems(viewer: Viewer, taskId: string, items: NewItem[]) {
  const task = await Task.lock(viewer, taskId)
  const before = await readChecklist(viewer.company, taskId)
  if (before.length + items.length > MOST_ITEMS) {
    throw new FieldError('items', 'tasks.checklist_full')
  }
  for (const [index, { title, done = false }] of items.entries()) {
    const item = ChecklistItem.for(viewer.company)
    item.merge({
      taskId,
      title,
      isDone: done,
      position: before.length + index,
      createdAt: now(),
    })
    await item.save()
  }
  await record(task, 'task.checklist_extended', { count: items.length })
}

/** Changes, ticks or moves a step. Only inside inTx. @throws 404 for a step or task out of reach */
export async function changeItem(viewer: Viewer, itemId: string, change: ItemChange) {
  const { task, items, item } = await lockItem(viewer, itemId)
  if (change.title !== undefined) item.title = change.title
  if (change.done !== undefined) item.isDone = change.done
  if (change.position !== undefined) {
    const others = items.filter(({ id }) => id !== itemId)
    await saveOrder(others.toSpliced(change.position, 0, item))
  }
  await item.save()
  const isTicked = change.done === true && change.title === undefined
  await record(task, isTicked ? 'task.step_done' : 'task.step_changed', { step: item.title })
  return task.id
}

/** Removes a step. Only inside inTx. @throws 404 for a step or task out of reach */
export async function removeItem(viewer: Viewer, itemId: string) {
  const { task, items, item } = await lockItem(viewer, itemId)
  await item.delete()
  await saveOrder(items.filter(({ id }) => id !== itemId))
  await record(task, 'task.step_removed', { step: item.title })
}

const FORGET = 'delete from checklist_items where company_id = ? and task_id = ?'

/** The steps of a task that is deleted. Only inside inTx. */
export const dropChecklist = ({ companyId, id }: Task) => changeRows(FORGET, [companyId, id])

/** The lock of the task keeps the order of its steps when several people change them at the same time. */
async function lockItem(viewer: Viewer, itemId: string) {
  const known = await ChecklistItem.one(viewer.company, itemId)
  if (!known) throw notFound()
  const task = await Task.lock(viewer, known.taskId)
  const items = await readChecklist(viewer.company, task.id)
  const item = items.find(({ id }) => id === itemId)
  if (!item) throw notFound()
  return { task, items, item }
}

async function saveOrder(items: ChecklistItem[]) {
  for (const [position, item] of items.entries()) {
    if (item.position !== position) await item.merge({ position }).save()
  }
}

async function record(task: Task, action: string, details: Record<string, unknown>) {
  const { id, companyId, title } = task
  await audit({ companyId, action, subject: { type: 'task', id }, details: { title, ...details } })
  publish(companyId, { kind: 'task', id, audience: 'staff' })
}
