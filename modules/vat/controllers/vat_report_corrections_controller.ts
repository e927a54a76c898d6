import { FieldError } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { correctReport } from '#modules/vat/actions/correct_report'
import { correctionValidator } from '#modules/vat/validators/vat_filings'

export default class VatReportCorrectionsController {
  /** Keeps the corrected return of a period that was reported. @throws 422 `correction_unconfirmed` */
  async store(ctx: CompanyContext) {
    const { caller, company, params, request } = ctx
    const { confirmed } = await request.validateUsing(correctionValidator)
    if (!confirmed) throw new FieldError('confirmed', 'vat.correction_unconfirmed')
    return write(ctx, async () => {
      await correctReport(company, caller.userId, params.id)
      return created(ctx, { success: true })
    })
  }
}
