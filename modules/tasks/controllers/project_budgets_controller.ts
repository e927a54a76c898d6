import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { readBudgetPage } from '#modules/tasks/budgets/budget_page'
import { Project } from '#modules/tasks/models/project'
import { transformBudget } from '#modules/tasks/transformers/budget_transformer'

export default class ProjectBudgetsController {
  /** The used part of a project's budgets, and the days on which they will be used up. */
  async show({ company, params }: CompanyContext) {
    const project = await Project.one(company, params.id)
    if (!project) throw notFound()
    return transformBudget(project, await readBudgetPage(company, project))
  }
}
