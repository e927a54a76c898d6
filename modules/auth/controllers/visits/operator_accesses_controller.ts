import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { operatorAccessValidator } from '#modules/auth/validators/operator_access'
import { changeOperatorAccess, readOperatorAccess } from '#modules/auth/visits/operator_access'

export default class OperatorAccessesController {
  /** Until when the operator may change something on visits, and the latest visits. */
  async show({ company }: CompanyContext) {
    return readOperatorAccess(company)
  }

  /** Consents for a number of days, from now on; 0 takes the consent back at once. */
  async update(ctx: CompanyContext) {
    const { days } = await ctx.request.validateUsing(operatorAccessValidator)
    return write(ctx, async () => {
      await changeOperatorAccess(ctx.company, days)
      return readOperatorAccess(ctx.company)
    })
  }
}
