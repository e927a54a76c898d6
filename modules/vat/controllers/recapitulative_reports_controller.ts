import { FieldError } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { reportStatement } from '#modules/vat/actions/report_statement'
import { statementReportValidator } from '#modules/vat/validators/vat_filings'

export default class RecapitulativeReportsController {
  /** Keeps the statement of a period as reported, or its correction. @throws 422 `statement_unconfirmed` */
  async store(ctx: CompanyContext) {
    const { caller, company, request } = ctx
    const { confirmed, ...period } = await request.validateUsing(statementReportValidator)
    if (!confirmed) throw new FieldError('confirmed', 'vat.statement_unconfirmed')
    return write(ctx, async () => {
      await reportStatement(company, caller.userId, period)
      return created(ctx, { success: true })
    })
  }
}
