import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { applyCredit, withdrawCredit } from '#modules/payments/actions/apply_credit'
import { describeCredit } from '#modules/payments/queries/describe_credit'
import { applicationValidator } from '#modules/payments/validators/credit'

export default class CreditApplicationsController {
  /** Settles an open invoice with credit; answers with the credit as it is now. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(applicationValidator)
    return write(ctx, async () => {
      await applyCredit(company, params.id, input)
      return created(ctx, await describeCredit(company, params.id))
    })
  }

  /** The invoice asks for it again. */
  async destroy(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      await withdrawCredit(company, params.id, params.applicationId)
      return describeCredit(company, params.id)
    })
  }
}
