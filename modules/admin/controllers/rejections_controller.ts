import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { findCompany } from '#modules/admin/queries/find_company'
import { rejectionValidator } from '#modules/admin/validators/companies'
import { rejectCompany } from '#modules/auth/public'

export default class RejectionsController {
  /** Turns an application down; its owner gets the reason by mail. */
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    return write(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      await rejectCompany(company, reason)
      return ctx.response.ok({ _id: company.id, status: company.status })
    })
  }
}
