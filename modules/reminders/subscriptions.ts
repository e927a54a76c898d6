import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerDeparture } from '#core/mail/departures'
import {
  clientAtIssue,
  handOverFrozen,
  registerClientRecords,
  registerClientReference,
} from '#modules/clients/public'
import { registerLetterSource } from '#modules/correspondence/public'
import { defineDocumentKind } from '#modules/documents/public'
import { registerProof } from '#modules/invoicing/public'
import { followMergeOfStops } from '#modules/reminders/actions/merge_stops'
import { reminderDeparture, sendReminder } from '#modules/reminders/actions/send_reminder'
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
  if (!reminder) return undefined
  reminder.clientId = (await clientAtIssue(company, id)) ?? reminder.clientId
  const hash = frozenHash(reminder, await remindedInvoicesOf(reminder))
  return hash === reminder.documentHash ? hash : undefined
})

registerClientRecords({
  type: 'reminder',
  records: 'select id, number as label from reminders where company_id = ? and client_id = ?',
  mail: 'reminders.reminder',
})
registerClientReference('reminders', handOverFrozen('reminders', "number <> ''"))
registerClientReference('reminder_stops', followMergeOfStops)
registerDeparture('reminder', reminderDeparture)
registerLetterSource('reminder', async (company, id, wish) =>
  sendReminder(await Reminder.findIn(company, id), wish)
)

defineDocumentKind({ type: 'reminder', table: 'reminders', label: 'number' })
