import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { findCompany } from '#modules/admin/queries/find_company'
import { transformCompanyStatus } from '#modules/admin/transformers/company_status_transformer'
import { suspensionValidator } from '#modules/admin/validators/companies'
import { suspendCompany } from '#modules/auth/public'

export default class SuspensionsController {
  /** From the next request on its people read and export only; they are shown the reason, and its owners get a mail. */
  async store(ctx: HttpContext) {
    const { reason = null } = await ctx.request.validateUsing(suspensionValidator)
    return write(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      await suspendCompany(company, reason)
      return transformCompanyStatus(company)
    })
  }
}
