import { audit } from '#core/audit/audit'
import { writer } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { publish } from '#core/live/publish'
import { addTask, changeTask } from '#modules/tasks/actions/save_task'
import { dropChecklist } from '#modules/tasks/checklists/change_checklist'
import { hasComments } from '#modules/tasks/comments/read_comments'
import { filesOf } from '#modules/tasks/files/task_files'
import { Task } from '#modules/tasks/models/task'
import { readTask } from '#modules/tasks/queries/task_page'
import { filterTasks, tasksFor, viewTasks } from '#modules/tasks/queries/tasks'
import { runningTimeEntries } from '#modules/tasks/queries/time_entries'
import { transformTasks } from '#modules/tasks/transformers/task_transformer'
import {
  newTaskValidator,
  taskChangeValidator,
  taskListValidator,
} from '#modules/tasks/validators/task'
import { assertSameVersion } from '#modules/tasks/version'

export default class TasksController {
  /** `timeEntries` of a list hold only what is running; the page of a task has them all. */
  async index(ctx: CompanyContext) {
    const { mine, ...wish } = await ctx.request.validateUsing(taskListValidator, {
      data: ctx.request.qs(),
    })
    const filter = mine ? { ...wish, assigneeId: ctx.caller.userId } : wish
    const rows = await readPage(ctx, filterTasks(tasksFor(ctx), filter), wish)
    const [tasks, running] = await Promise.all([viewTasks(ctx, rows), runningTimeEntries(ctx)])
    return transformTasks(tasks, running)
  }

  async show(ctx: CompanyContext) {
    return { task: await readTask(ctx, ctx.params.id) }
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(newTaskValidator)
    return write(ctx, async () => {
      const task = await addTask(ctx, input)
      return created(ctx, { task: await readTask(ctx, task.id) })
    })
  }

  async update(ctx: CompanyContext) {
    const { version, ...input } = await ctx.request.validateUsing(taskChangeValidator)
    return write(ctx, async () => {
      const task = await Task.lock(ctx, ctx.params.id)
      assertSameVersion(task, version)
      await changeTask(ctx, task, input)
      return { task: await readTask(ctx, task.id) }
    })
  }

  /** @throws 409 `has_time`, `has_comments`, `has_files`: worked time and what people wrote and added is never thrown away with its task */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const task = await Task.lock(ctx, ctx.params.id)
      const address = { company_id: task.companyId, task_id: task.id }
      if (await writer().from('time_entries').where(address).select('id').first()) {
        throw conflict('tasks.has_time')
      }
      if (await hasComments(task)) throw conflict('tasks.has_comments')
      if ((await filesOf(task)).length > 0) throw conflict('tasks.has_files')
      await writer().from('task_assignees').where(address).delete()
      await writer().from('board_places').where(address).delete()
      await writer().from('hourly_rates').where(address).delete()
      await dropChecklist(task)
      await task.delete()
      await audit({
        companyId: task.companyId,
        action: 'task.deleted',
        subject: { type: 'task', id: task.id },
        details: { title: task.title },
      })
      publish(task.companyId, { kind: 'task', id: task.id, audience: 'staff' })
      return noContent(ctx)
    })
  }
}
