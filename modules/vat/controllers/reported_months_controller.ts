import { FieldError } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { reopenMonth, reportMonths } from '#modules/vat/actions/report_months'
import { reportedMonths } from '#modules/vat/queries/reported_months'
import { reportedMonthsValidator } from '#modules/vat/validators/reported_months'

export default class ReportedMonthsController {
  /** The months whose VAT has been reported, the latest first. */
  async index({ company }: CompanyContext) {
    return reportedMonths(company)
  }

  /** Marks months as reported; answers with all of them. @throws 422 `report_unconfirmed` */
  async store(ctx: CompanyContext) {
    const { caller, company, request } = ctx
    const { months, confirmed } = await request.validateUsing(reportedMonthsValidator)
    if (!confirmed) throw new FieldError('confirmed', 'vat.report_unconfirmed')
    return write(ctx, async () => {
      await reportMonths(company, caller.userId, months)
      return created(ctx, await reportedMonths(company))
    })
  }

  /** Takes the mark of a month back. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await reopenMonth(ctx.company, ctx.params.month)
      return { success: true }
    })
  }
}
