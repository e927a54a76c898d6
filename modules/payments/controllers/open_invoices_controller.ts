import type { CompanyContext } from '#core/http/caller'
import { openInvoicesOf } from '#modules/payments/queries/open_invoices'
import { openInvoicesValidator } from '#modules/payments/validators/payment'

export default class OpenInvoicesController {
  /** What a client owes, the oldest due first: what a payment or credit could settle. */
  async index({ company, request }: CompanyContext) {
    const { clientId } = await request.validateUsing(openInvoicesValidator)
    return openInvoicesOf(company, clientId)
  }
}
