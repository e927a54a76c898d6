import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import type { Letter } from '#modules/correspondence/public'
import { letterRecipientsOf } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/public'
import type { Reminder } from '#modules/reminders/models/reminder'
import { PDF_ATTACHMENT, pdfName } from '#modules/reminders/pdf/pdf_name'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'

/** The letter of a reminder: the words of its level, frozen with it, and its amounts. */
export async function reminderLetter(reminder: Reminder): Promise<Letter> {
  const { companyId, clientId, id, subject, intro, closing, language, number, seller } = reminder
  const [{ invoiceId }] = await remindedInvoicesOf(reminder)
  const label = (key: string) => translate(language, `reminders:mail.${key}`)
  return {
    mailKind: 'reminders.reminder',
    companyId,
    clientId,
    about: { type: 'reminder', id },
    number,
    language,
    seller,
    recipients: await letterRecipientsOf(await Invoice.findIn({ id: companyId }, invoiceId)),
    texts: {
      subject: `${subject} ${number} – ${seller.companyName}`,
      message: [intro, label('attached')].filter(Boolean).join('\n\n'),
      button: '',
    },
    facts: [
      [label('number'), number],
      [label('total'), formatMoney(reminder.total, reminder.currency, language)],
      [label('payUntil'), formatDay(reminder.payUntilOn)],
    ],
    closing,
    attachments: [
      {
        name: pdfName(reminder),
        type: 'application/pdf',
        source: { kind: PDF_ATTACHMENT, id },
      },
    ],
  }
}
