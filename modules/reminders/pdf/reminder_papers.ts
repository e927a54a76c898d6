import type { Papers } from '#modules/documents/public'
import { Reminder } from '#modules/reminders/models/reminder'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'
import { pdfName } from './pdf_name.js'
import { printReminder } from './print_reminder.js'

/** Reminders as PDFs; a reminder has no draft. */
export const REMINDER_PAPERS: Papers = {
  folder: 'reminders',
  issued: 'select id from reminders where company_id = ? order by id',
  async print(companyId, id) {
    const reminder = await Reminder.findIn({ id: companyId }, id)
    return {
      name: pdfName(reminder),
      content: await printReminder(reminder, await remindedInvoicesOf(reminder)),
      issuedAt: Number(reminder.createdAt),
    }
  },
}
