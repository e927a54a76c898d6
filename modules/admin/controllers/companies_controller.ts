import type { HttpContext } from '@adonisjs/core/http'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import { notFound } from '#core/errors/app_error'
import type { SignedInContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { hintsOn } from '#modules/admin/applications/hints'
import { applicationQuestions } from '#modules/admin/queries/application_questions'
import { companyNotes } from '#modules/admin/queries/company_notes'
import { type CompanyRow, companyRows } from '#modules/admin/queries/company_rows'
import { transformCompany } from '#modules/admin/transformers/company_transformer'
import { type PersonRow, transformPerson } from '#modules/admin/transformers/person_transformer'
import { type StepRow, transformSteps } from '#modules/admin/transformers/step_transformer'
import { companyListValidator } from '#modules/admin/validators/companies'
import { readPlanUsage } from '#modules/auth/public'

const SORTS = {
  name: 'companies.search_text',
  createdAt: 'companies.created_at',
  status: 'companies.status',
}

const waitingOf = (rows: CompanyRow[]) =>
  rows.filter(({ status }) => status === 'pending').map(({ id }) => id)

export default class CompaniesController {
  /** All companies of the platform, newest first, waiting ones with hints; `?status=`, `?search=`, paging in the headers. */
  async index(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(companyListValidator)
    const {
      status,
      search,
      sort = 'createdAt',
      order = sort === 'createdAt' ? 'desc' : 'asc',
    } = wish
    const query = companyRows().orderBy(SORTS[sort], order).orderBy('companies.id', order)
    if (status) query.where('companies.status', status)
    if (search) whereContains(query, 'companies.search_text', search)
    const rows = await readPage<CompanyRow>(ctx, query, wish)
    const hints = await hintsOn(waitingOf(rows))
    return rows.map((row) => transformCompany(row, hints.get(row.id)))
  }

  /** One company with its people, the notes of super admins and what was decided about it. */
  async show({ params, caller }: SignedInContext) {
    const row: CompanyRow | null = await companyRows().where('companies.id', params.id).first()
    if (!row) throw notFound()
    const people: PersonRow[] = await reader()
      .from('users')
      .where('company_id', row.id)
      .orderBy('created_at')
      .select('id', 'name', 'email', 'role', 'is_active', 'last_sign_in_at')
    const steps: StepRow[] = await reader()
      .from('audit_log')
      .leftJoin('users', 'users.id', 'audit_log.actor_id')
      .where({ 'audit_log.company_id': row.id, 'audit_log.subject_type': 'company' })
      // Changes by the company itself, such as its settings, are hidden from the operator.
      .where('audit_log.action', 'like', 'company.%')
      .orderBy('sequence', 'desc')
      .limit(100)
      .select('happened_at', 'action', 'details', 'users.name as actor_name')
    const questions = await applicationQuestions(row.id)
    return {
      ...transformCompany(row, (await hintsOn(waitingOf([row]))).get(row.id)),
      people: people.map(transformPerson),
      questions,
      /** The plan with its usage; null without a plan. */
      planUsage: await readPlanUsage(row.id),
      notes: await companyNotes(row.id, caller.userId),
      timeline: transformSteps(steps, row.confirmed_at, questions),
    }
  }
}
