import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { findCompany } from '#modules/admin/queries/find_company'

export default class ReactivationsController {
  /** Ends a suspension. */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      await company.reactivate()
      return ctx.response.ok({ _id: company.id, status: company.status })
    })
  }
}
