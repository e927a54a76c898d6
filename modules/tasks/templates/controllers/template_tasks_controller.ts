import { notFound } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { projectsFor } from '#modules/tasks/queries/projects'
import { makeTasks } from '#modules/tasks/templates/make_tasks'
import { templateTasksValidator } from '#modules/tasks/templates/template_validators'

export default class TemplateTasksController {
  /** Makes tasks in a project from templates. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(templateTasksValidator)
    return write(ctx, async () => {
      const projectId: string = ctx.params.id
      if (!(await projectsFor(ctx).where('projects.id', projectId).first())) throw notFound()
      const tasks = await makeTasks(ctx, { projectId, ...input })
      return created(ctx, { tasks: tasks.map(({ id, title }) => ({ _id: id, title })) })
    })
  }
}
