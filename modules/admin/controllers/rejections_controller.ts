import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { findCompany } from '#modules/admin/queries/find_company'
import { transformCompanyStatus } from '#modules/admin/transformers/company_status_transformer'
import { rejectionValidator } from '#modules/admin/validators/companies'
import { rejectCompany } from '#modules/auth/public'

export default class RejectionsController {
  /** Turns an application down; its owner gets the reason by mail. */
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    return write(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      await rejectCompany(company, reason)
      return transformCompanyStatus(company)
    })
  }
}
