import type { HttpContext } from '@adonisjs/core/http'
import { writeParts } from '#core/http/write_parts'
import { findCompany } from '#modules/admin/queries/find_company'
import { transformNamedStatus } from '#modules/admin/transformers/company_status_transformer'
import { approvalBatchValidator } from '#modules/admin/validators/companies'
import { approveCompany } from '#modules/auth/public'

export default class ApprovalBatchesController {
  /** Lets several companies in, each by a change of its own with its own mail: a refusal leaves the others. */
  async store(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(approvalBatchValidator)
    return writeParts(ctx, ids, async (id) => {
      const company = await findCompany(id)
      await approveCompany(company)
      return transformNamedStatus(company)
    })
  }
}
