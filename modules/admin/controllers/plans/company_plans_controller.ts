import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/errors/app_error'
import { write } from '#core/http/write'
import { findCompany } from '#modules/admin/queries/find_company'
import { companyPlanValidator } from '#modules/admin/validators/plans'
import { givePlan, readPlanUsage } from '#modules/auth/public'

export default class CompanyPlansController {
  /** Gives a company a plan, or takes it with null. @throws 404, 409 `company_closed` */
  async update(ctx: HttpContext) {
    const { planId } = await ctx.request.validateUsing(companyPlanValidator)
    return write(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      if (company.status === 'closed') throw conflict('admin.company_closed')
      await givePlan(company, planId)
      return { plan: await readPlanUsage(company.id) }
    })
  }
}
