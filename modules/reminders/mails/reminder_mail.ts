import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import type { MailContent } from '#core/mail/mail'
import { formatMoney } from '#core/money/format'
import type { Reminder } from '#modules/reminders/models/reminder'

/** The mail that brings a reminder: the words of the letter and what it comes to. */
export function reminderMail(reminder: Reminder): MailContent {
  const { subject, intro, closing, language, number, currency, seller } = reminder
  const label = (key: string) => translate(language, `reminders:mail.${key}`)
  const facts: [string, string][] = [
    [label('number'), number],
    [label('total'), formatMoney(reminder.total, currency, language)],
    [label('payUntil'), formatDay(reminder.payUntilOn)],
  ]
  const texts = [intro, label('attached')].filter(Boolean)
  return {
    subject: `${subject} ${number} – ${seller.companyName}`,
    blocks: [
      { kind: 'text', text: texts.join('\n\n') },
      { kind: 'facts', facts },
      ...(closing ? [{ kind: 'text' as const, text: closing }] : []),
    ],
  }
}
