import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { findCompany } from '#modules/admin/queries/find_company'
import { transformCompanyStatus } from '#modules/admin/transformers/company_status_transformer'

export default class ReactivationsController {
  /** Ends a suspension. */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      await company.reactivate()
      return transformCompanyStatus(company)
    })
  }
}
