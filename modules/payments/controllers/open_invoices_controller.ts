import type { CompanyContext } from '#core/http/caller'
import { openInvoicesOf } from '#modules/payments/queries/open_invoices'
import { openInvoicesValidator } from '#modules/payments/validators/payment'

export default class OpenInvoicesController {
  /** A client's unpaid invoices, the oldest due first: candidates for a payment or credit. */
  async index({ company, request }: CompanyContext) {
    const { clientId } = await request.validateUsing(openInvoicesValidator)
    return openInvoicesOf(company, clientId)
  }
}
