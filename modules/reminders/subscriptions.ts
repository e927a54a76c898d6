import { clientAtIssue, handOverFrozen } from '#modules/clients/public'
import { defineDocumentKind } from '#modules/documents/public'
import { followMergeOfStops } from '#modules/reminders/actions/merge_stops'
import { reminderDeparture, sendReminder } from '#modules/reminders/actions/send_reminder'
import { frozenHash, ISSUED_AS } from '#modules/reminders/frozen_reminder'
import { Reminder } from '#modules/reminders/models/reminder'
import { PDF_ATTACHMENT } from '#modules/reminders/pdf/pdf_name'
import { printReminder } from '#modules/reminders/pdf/print_reminder'
import { REMINDER_PAPERS } from '#modules/reminders/pdf/reminder_papers'
import { SAMPLE_REMINDER } from '#modules/reminders/pdf/sample_reminder'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'
import { REMINDER_NUMBERS } from '#modules/reminders/reminder_numbers'

defineDocumentKind({
  type: 'reminder',
  isReadByAdvisers: true,
  table: 'reminders',
  label: 'number',
  mail: 'reminders.reminder',
  numbers: [REMINDER_NUMBERS],
  template: 'classic',
  sample: SAMPLE_REMINDER,
  attachments: {
    async [PDF_ATTACHMENT](companyId, id) {
      const reminder = await Reminder.findIn({ id: companyId }, id)
      return printReminder(reminder, await remindedInvoicesOf(reminder))
    },
  },
  papers: REMINDER_PAPERS,
  resend: {
    reminder: async (company, id, wish) => sendReminder(await Reminder.findIn(company, id), wish),
  },
  departure: reminderDeparture,
  clientReferences: {
    reminders: handOverFrozen('reminders', "number <> ''"),
    reminder_stops: followMergeOfStops,
  },
  proofs: {
    async [ISSUED_AS](company, id) {
      const reminder = await Reminder.one(company, id)
      if (!reminder) return undefined
      reminder.clientId = (await clientAtIssue(company, id)) ?? reminder.clientId
      const hash = frozenHash(reminder, await remindedInvoicesOf(reminder))
      return hash === reminder.documentHash ? hash : undefined
    },
  },
})
