import { FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Expense } from '#modules/expenses/models/expense'
import { Project } from '#modules/tasks/public'

/** An expense belongs to a project of the company, or to none. @throws FieldError 422 `expenses.project_unknown` */
export async function assertProject(
  company: CompanyReference,
  { projectId }: Pick<Expense, 'projectId'>
) {
  if (projectId === null) return
  if (!(await Project.one(company, projectId))) {
    throw new FieldError('projectId', 'expenses.project_unknown')
  }
}
