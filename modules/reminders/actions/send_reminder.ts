import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { publish } from '#core/live/publish'
import type { Departure } from '#core/mail/departures'
import {
  proposeLetter,
  type SendingDetails,
  type SendingWish,
  type SentLetter,
  sendLetter,
  toldOfSending,
} from '#modules/correspondence/public'
import { Invoice, isOpen } from '#modules/invoicing/public'
import { reminderLetter, reminderLinks } from '#modules/reminders/mails/reminder_letter'
import { Reminder } from '#modules/reminders/models/reminder'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'

/**
 * Mails a reminder with its PDF and a link to each invoice, in its language; without `to` to whom the invoices go. It counts as sent unless its
 * mail is scheduled or put aside. Only inside inTx.
 * @throws as sendLetter
 */
export async function sendReminder(
  reminder: Reminder,
  wish: SendingWish = {}
): Promise<SentLetter> {
  const letter = await reminderLetter(reminder)
  const sent = await sendLetter({ ...letter, links: await reminderLinks(reminder) }, wish)
  const { step, details } = toldOfSending(sent)
  if (step === 'sent') await markSent(reminder, details.to)
  else await record(reminder, `reminder.${step}`, details)
  return sent
}

async function markSent(reminder: Reminder, to: string[]) {
  reminder.sentAt ??= now()
  await reminder.save()
  await record(reminder, 'reminder.sent', { to })
}

async function record(
  { companyId, id, number }: Reminder,
  action: string,
  details: SendingDetails
) {
  const subject = { type: 'reminder', id }
  await audit({ companyId, action, subject, details: { number, ...details } })
  publish(companyId, { kind: 'reminder', id })
}

/** The mail as it would go out, for the sender to look over. @param reader language of the labels */
export async function proposeSending(reminder: Reminder, reader: Language) {
  const letter = await reminderLetter(reminder)
  return proposeLetter({ ...letter, files: letter.attachments }, reader)
}

/** A scheduled mail of a reminder: not once everything on it was paid or cancelled. */
export const reminderDeparture: Departure = {
  async hindrance(companyId, id) {
    const reminder = await Reminder.findIn({ id: companyId }, id)
    for (const { invoiceId } of await remindedInvoicesOf(reminder)) {
      const { status } = await Invoice.lockIn({ id: companyId }, invoiceId)
      if (isOpen(status)) return undefined
    }
    return 'reminders.not_open'
  },

  hasLeft: async (companyId, id, to) => markSent(await Reminder.findIn({ id: companyId }, id), to),
}
