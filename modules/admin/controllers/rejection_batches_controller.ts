import type { HttpContext } from '@adonisjs/core/http'
import { writeParts } from '#core/http/write_parts'
import { findCompany } from '#modules/admin/queries/find_company'
import { transformNamedStatus } from '#modules/admin/transformers/company_status_transformer'
import { rejectionBatchValidator } from '#modules/admin/validators/companies'
import { rejectCompany } from '#modules/auth/public'

export default class RejectionBatchesController {
  /** Turns several applications down with one reason, each by a change of its own with its own mail: a refusal leaves the others. */
  async store(ctx: HttpContext) {
    const { ids, reason } = await ctx.request.validateUsing(rejectionBatchValidator)
    return writeParts(ctx, ids, async (id) => {
      const company = await findCompany(id)
      await rejectCompany(company, reason)
      return transformNamedStatus(company)
    })
  }
}
