import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { findCompany } from '#modules/admin/queries/find_company'
import { transformCompanyStatus } from '#modules/admin/transformers/company_status_transformer'
import { approveCompany } from '#modules/auth/public'

export default class ApprovalsController {
  /** Lets a company in; its owner gets a mail. */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      await approveCompany(company)
      return transformCompanyStatus(company)
    })
  }
}
