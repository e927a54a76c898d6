import type { CompanyContext } from '#core/http/caller'
import { describeReminders } from '#modules/reminders/queries/invoice_reminders'

export default class InvoiceRemindersController {
  /** How an invoice was reminded of, which level comes next, and what holds it back. */
  async show({ company, language, params }: CompanyContext) {
    return describeReminders(company, params.id, language)
  }
}
