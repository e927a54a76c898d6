import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerProof } from '#modules/invoicing/public'
import { frozenHash, ISSUED_AS } from '#modules/reminders/frozen_reminder'
import { Reminder } from '#modules/reminders/models/reminder'
import { PDF_ATTACHMENT } from '#modules/reminders/pdf/pdf_name'
import { printReminder } from '#modules/reminders/pdf/print_reminder'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'

registerAttachmentSource(PDF_ATTACHMENT, async (companyId, id) => {
  const reminder = await Reminder.findIn({ id: companyId }, id)
  return printReminder(reminder, await remindedInvoicesOf(reminder))
})

registerProof(ISSUED_AS, async (company, id) => {
  const reminder = await Reminder.one(company, id)
  return reminder ? frozenHash(reminder, await remindedInvoicesOf(reminder)) : undefined
})
