import type { CompanyContext } from '#core/http/caller'
import { Reminder } from '#modules/reminders/models/reminder'
import { pdfName } from '#modules/reminders/pdf/pdf_name'
import { printReminder } from '#modules/reminders/pdf/print_reminder'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'

export default class ReminderPdfsController {
  /** The letter as a PDF, to be shown by the browser. */
  async show({ company, params, response }: CompanyContext) {
    const reminder = await Reminder.findIn(company, params.id)
    const pdf = await printReminder(reminder, await remindedInvoicesOf(reminder))
    const name = encodeURIComponent(pdfName(reminder))
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', `inline; filename*=UTF-8''${name}`)
    response.header('cache-control', 'private, no-store')
    return response.send(pdf)
  }
}
