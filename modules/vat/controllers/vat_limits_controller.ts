import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { limitWarnings } from '#modules/vat/limits/small_business_limits'
import { transformLimit } from '#modules/vat/transformers/vat_limit_transformer'

export default class VatLimitsController {
  /** The limits of a small business that are near or passed; empty for other companies. */
  async index({ company }: CompanyContext) {
    return (await limitWarnings(company, today(company.timeZone))).map(transformLimit)
  }
}
