import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { recordPrepayment } from '#modules/vat/actions/record_prepayment'
import { vatPrepayment } from '#modules/vat/queries/vat_prepayment'
import { transformPrepayment } from '#modules/vat/transformers/vat_return_transformer'
import { prepaymentValidator, prepaymentYearValidator } from '#modules/vat/validators/vat_filings'

export default class VatPrepaymentsController {
  /** The special advance payment of a year: as proposed, and as recorded. */
  async show({ company, request }: CompanyContext) {
    const { year } = await request.validateUsing(prepaymentYearValidator, { data: request.qs() })
    return transformPrepayment(await vatPrepayment(company, year))
  }

  /** Records it as declared; answers with both. */
  async update(ctx: CompanyContext) {
    const { caller, company, request } = ctx
    const input = await request.validateUsing(prepaymentValidator)
    return write(ctx, async () => {
      await recordPrepayment(company, caller.userId, input)
      return transformPrepayment(await vatPrepayment(company, input.year))
    })
  }
}
