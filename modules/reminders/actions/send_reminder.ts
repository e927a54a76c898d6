import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import { queueMail } from '#core/mail/queue_mail'
import { recipientsOf } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/public'
import { reminderMail } from '#modules/reminders/mails/reminder_mail'
import type { Reminder } from '#modules/reminders/models/reminder'
import { PDF_ATTACHMENT, pdfName } from '#modules/reminders/pdf/pdf_name'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'

/**
 * Mails a reminder with its PDF, in its language; without `to` to whom the invoices go. Only inside inTx.
 * @throws 422 `no_recipient`
 */
export async function sendReminder(reminder: Reminder, { to: named }: { to?: string[] } = {}) {
  const { companyId, id, language, number, seller } = reminder
  const [{ invoiceId }] = await remindedInvoicesOf(reminder)
  const to = named ?? (await recipientsOf(await Invoice.findIn({ id: companyId }, invoiceId)))
  if (to.length === 0) throw new FieldError('to', 'reminders.no_recipient')

  await queueMail({
    ...reminderMail(reminder),
    kind: 'reminders.reminder',
    companyId,
    language,
    to: to.map((email) => ({ email })),
    senderName: seller.companyName,
    replyTo: seller.email ? { email: seller.email } : undefined,
    attachments: [
      {
        name: pdfName(reminder),
        type: 'application/pdf',
        source: { kind: PDF_ATTACHMENT, id },
      },
    ],
    about: { type: 'reminder', id },
  })
  reminder.sentAt ??= now()
  await reminder.save()
  const details = { number, to }
  await audit({ companyId, action: 'reminder.sent', subject: { type: 'reminder', id }, details })
  publish(companyId, { kind: 'reminder', id })
}
