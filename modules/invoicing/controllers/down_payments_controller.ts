import type { CompanyContext } from '#core/http/caller'
import { listDeductible } from '#modules/invoicing/down_payments/list_deductible'
import { deductibleValidator } from '#modules/invoicing/validators/down_payment'

export default class DownPaymentsController {
  /** The down payments that a final invoice to this recipient can take off, the oldest first. */
  async index({ company, request }: CompanyContext) {
    return listDeductible(company, await request.validateUsing(deductibleValidator))
  }
}
