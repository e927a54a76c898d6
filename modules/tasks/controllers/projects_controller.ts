import { audit } from '#core/audit/audit'
import { writer } from '#core/database/in_tx'
import { conflict, notFound } from '#core/errors/app_error'
import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { publish } from '#core/live/publish'
import { addProject, changeProject } from '#modules/tasks/actions/save_project'
import { dropAlerts } from '#modules/tasks/budgets/rearm_alerts'
import { Project } from '#modules/tasks/models/project'
import { projectDeletion } from '#modules/tasks/project_deletion'
import { filterProjects, projectsFor, viewProjects } from '#modules/tasks/queries/projects'
import type { Viewer } from '#modules/tasks/reach'
import { makeTasks } from '#modules/tasks/templates/make_tasks'
import { transformProjectFor } from '#modules/tasks/transformers/project_transformer'
import {
  newProjectValidator,
  projectChangeValidator,
  projectListValidator,
} from '#modules/tasks/validators/project'
import { assertSameVersion } from '#modules/tasks/version'

export default class ProjectsController {
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(projectListValidator, { data: ctx.request.qs() })
    const rows = await readPage(ctx, filterProjects(projectsFor(ctx), wish), wish)
    const projects = await viewProjects(ctx, rows)
    return projects.map((project) => transformProjectFor(ctx, project))
  }

  async show(ctx: CompanyContext) {
    return readProject(ctx, ctx.params.id)
  }

  async store(ctx: CompanyContext) {
    const { templateIds = [], ...input } = await ctx.request.validateUsing(newProjectValidator)
    return write(ctx, async () => {
      const project = await addProject(ctx.company, input)
      await makeTasks(ctx, { projectId: project.id, templateIds })
      return created(ctx, await readProject(ctx, project.id))
    })
  }

  async update(ctx: CompanyContext) {
    const { version, ...input } = await ctx.request.validateUsing(projectChangeValidator)
    return write(ctx, async () => {
      const project = await lockProject(ctx)
      assertSameVersion(project, version)
      await changeProject(ctx.company, project, input)
      return readProject(ctx, project.id)
    })
  }

  /** @throws 409 `has_tasks`: a project that was worked on is archived instead */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const project = await lockProject(ctx)
      const address = { company_id: project.companyId, project_id: project.id }
      if (await writer().from('tasks').where(address).select('id').first()) {
        throw conflict('tasks.has_tasks')
      }
      await projectDeletion.announce(project)
      await writer().from('project_members').where(address).delete()
      await writer().from('hourly_rates').where(address).delete()
      await dropAlerts(ctx.company, project.id)
      await project.delete()
      await audit({
        companyId: project.companyId,
        action: 'project.deleted',
        subject: { type: 'project', id: project.id },
        details: { number: project.number, name: project.name },
      })
      publish(project.companyId, { kind: 'project', id: project.id, audience: 'staff' })
      return noContent(ctx)
    })
  }
}

/** A project with its notes, which lists leave out. */
async function readProject(viewer: Viewer, id: string) {
  const row = await projectsFor(viewer).where('projects.id', id).first()
  const [project] = row ? await viewProjects(viewer, [row]) : []
  if (!project) throw notFound()
  return { ...transformProjectFor(viewer, project), notes: project.notes }
}

async function lockProject({ company, params }: CompanyContext) {
  const project = await Project.of(company).where('id', params.id).forUpdate().first()
  if (!project) throw notFound()
  return project
}
