import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { findCompany } from '#modules/admin/queries/find_company'
import { transformCompanyStatus } from '#modules/admin/transformers/company_status_transformer'
import { reactivateCompany } from '#modules/auth/public'

export default class ReactivationsController {
  /** Ends a suspension; its owners get a mail. */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      await reactivateCompany(company)
      return transformCompanyStatus(company)
    })
  }
}
