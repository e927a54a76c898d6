import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { foldText } from '#core/database/search'
import { FieldError } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import { Task } from '#modules/tasks/models/task'
import { TASK_ASSIGNEES } from '#modules/tasks/people'
import { reachesAll, type Viewer, withinProjects } from '#modules/tasks/reach'
import type { newTaskValidator } from '#modules/tasks/validators/task'
import { setPeople } from './set_people.js'
import { stopTimersOnTask, stopTimersOutOfReach } from './stop_timers.js'

type TaskInput = Partial<Awaited<ReturnType<typeof newTaskValidator.validate>>>

/** Makes a task, assigned to its maker unless others are named. Only inside inTx. */
export async function addTask(viewer: Viewer, input: TaskInput & { title: string }): Promise<Task> {
  const { company, caller } = viewer
  const task = Task.for(company)
  task.merge({
    projectId: null,
    description: '',
    status: 'open',
    priority: 'normal',
    dueOn: null,
    estimatedSeconds: null,
    createdBy: caller.userId,
    createdAt: now(),
    doneAt: null,
    version: 1,
  })
  await fill(viewer, task, input)
  await task.save()
  await assign(viewer, task, input.assigneeIds ?? [caller.userId])
  await tell(task, 'task.created')
  return task
}

/**
 * Changes what is given. Only inside inTx, with the task locked. Done tasks and people who lose their reach stop
 * their timers.
 */
export async function changeTask(viewer: Viewer, task: Task, input: TaskInput) {
  await fill(viewer, task, input)
  task.version += 1
  await task.save()
  if (input.assigneeIds) await assign(viewer, task, input.assigneeIds)
  if (task.status === 'done') await stopTimersOnTask(viewer.company, task.id)
  else await stopTimersOutOfReach(viewer.company)
  await tell(task, 'task.changed')
}

async function fill(viewer: Viewer, task: Task, input: TaskInput) {
  if (input.title !== undefined) task.title = input.title
  task.foldedTitle = foldText(task.title)
  if (input.description !== undefined) task.description = input.description ?? ''
  if (input.priority !== undefined) task.priority = input.priority
  if (input.dueDate !== undefined) task.dueOn = input.dueDate
  if (input.estimatedSeconds !== undefined) task.estimatedSeconds = input.estimatedSeconds
  if (input.projectId !== undefined && input.projectId !== task.projectId) {
    if (input.projectId !== null) await assertReachesProject(viewer, input.projectId)
    task.projectId = input.projectId
  }
  if (input.status !== undefined && input.status !== task.status) {
    task.status = input.status
    task.doneAt = input.status === 'done' ? now() : null
  }
}

async function assertReachesProject(viewer: Viewer, projectId: string) {
  const rows = reader().from('projects').where({ company_id: viewer.company.id, id: projectId })
  const project = await withinProjects(rows, viewer).select('status').first()
  if (!project) throw new FieldError('projectId', 'tasks.project_unknown')
  if (project.status === 'archived') throw new FieldError('projectId', 'tasks.project_archived')
}

/** Employees assign only themselves; existing assignees may stay. */
async function assign(viewer: Viewer, task: Task, userIds: string[]) {
  const field = 'assigneeIds'
  if (!reachesAll(viewer)) {
    const assigned = await reader()
      .from('task_assignees')
      .where({ company_id: viewer.company.id, task_id: task.id })
      .select('user_id')
    const allowed = new Set([viewer.caller.userId, ...assigned.map(({ user_id }) => user_id)])
    if (userIds.some((id) => !allowed.has(id))) throw new FieldError(field, 'tasks.person_unknown')
  }
  await setPeople(viewer.company, TASK_ASSIGNEES, { recordId: task.id, userIds, field })
}

async function tell(task: Task, action: string) {
  const { id, companyId, title, status } = task
  await audit({ companyId, action, subject: { type: 'task', id }, details: { title, status } })
  publish(companyId, { kind: 'task', id, audience: 'staff' })
}
