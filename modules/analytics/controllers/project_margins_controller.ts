import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { projectMargin } from '#modules/analytics/queries/project_margin'
import { Project } from '#modules/tasks/public'

export default class ProjectMarginsController {
  /** Revenue, cost and margin of a project so far. */
  async show({ company, params }: CompanyContext) {
    const project = await Project.one(company, params.id)
    if (!project) throw notFound()
    return projectMargin(company, project.id)
  }
}
