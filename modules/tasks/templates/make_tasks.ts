import { FieldError } from '#core/errors/app_error'
import { addTask } from '#modules/tasks/actions/save_task'
import { addItems } from '#modules/tasks/checklists/change_checklist'
import type { Task } from '#modules/tasks/models/task'
import { TaskTemplate } from '#modules/tasks/models/task_template'
import type { Viewer } from '#modules/tasks/reach'
import { stepsOf } from './read_templates.js'

interface Choice {
  projectId: string
  templateIds: string[]
  /** Without them the tasks are assigned to the viewer. */
  assigneeIds?: string[] | undefined
}

/**
 * Makes a task with its checklist from each template, in the order in which they are named. Only inside inTx.
 * @throws 422 `template_unknown`; `project_unknown` and `project_archived` for the project, as for any task
 */
export async function makeTasks(
  viewer: Viewer,
  { projectId, templateIds, assigneeIds }: Choice
): Promise<Task[]> {
  const { company } = viewer
  const found = await TaskTemplate.of(company).whereIn('id', templateIds)
  const templates = new Map(found.map((template) => [template.id, template]))
  const steps = await stepsOf(company, templateIds)
  const tasks: Task[] = []
  for (const id of templateIds) {
    const template = templates.get(id)
    if (!template) throw new FieldError('templateIds', 'tasks.template_unknown')
    const { title, description, priority, estimatedSeconds } = template
    const task = await addTask(viewer, {
      title,
      description,
      priority,
      estimatedSeconds,
      projectId,
      ...(assigneeIds && { assigneeIds }),
    })
    const items = (steps.get(id) ?? []).map((step) => ({ title: step }))
    if (items.length > 0) await addItems(viewer, task.id, items)
    tasks.push(task)
  }
  return tasks
}
