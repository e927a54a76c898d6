import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { creditsQuery } from '#modules/payments/queries/credit_list'
import { describeCredit } from '#modules/payments/queries/describe_credit'
import { transformCredit } from '#modules/payments/transformers/credit_transformer'
import { creditListValidator } from '#modules/payments/validators/credit'

export default class CreditsController {
  /** The newest first, of one client or with something left if wanted. */
  async index(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(creditListValidator)
    const rows = await readPage(ctx, creditsQuery(ctx.company, input), input)
    return rows.map(transformCredit)
  }

  async show({ company, params }: CompanyContext) {
    return describeCredit(company, params.id)
  }
}
