import type { CompanyContext } from '#core/http/caller'
import { assertPeriod } from '#modules/datev/actions/assert_period'
import { preview } from '#modules/datev/queries/preview'
import { transformPreview } from '#modules/datev/transformers/datev_transformer'
import { datevPeriodValidator } from '#modules/datev/validators/datev'

export default class DatevPreviewsController {
  /** The contents of an export before it is made: sums by month, and the remarks for the adviser. */
  async show({ company, request }: CompanyContext) {
    const period = await request.validateUsing(datevPeriodValidator)
    assertPeriod(period)
    return transformPreview(await preview(company, period))
  }
}
