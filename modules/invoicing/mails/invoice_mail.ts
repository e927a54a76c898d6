import { formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { MailContent } from '#core/mail/mail'
import { formatMoney } from '#core/money/format'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** Subject and message that an invoice or a cancellation is sent with unless the sender writes others. */
export function mailWords(invoice: Invoice, language: Language) {
  const text = (key: string) =>
    translate(language, `invoicing:mail.${invoice.kind}.${key}`, {
      number: invoice.number ?? '',
      company: invoice.seller?.companyName ?? '',
    })
  return { subject: text('subject'), message: text('message') }
}

/** The mail that brings an invoice or a cancellation; subject and message may be one's own. */
export function invoiceMail(
  invoice: Invoice,
  language: Language,
  own: { subject?: string; message?: string }
): MailContent {
  const usual = mailWords(invoice, language)
  const label = (key: string) => translate(language, `invoicing:mail.${key}`)
  const isOwed = invoice.kind === 'invoice' && invoice.status !== 'Cancelled'

  const facts: [string, string][] = [
    [label('number'), invoice.number ?? ''],
    [label('date'), formatDay(invoice.dateOn)],
    [label('total'), formatMoney(invoice.total, invoice.currency, language)],
  ]
  if (isOwed && invoice.dueOn) facts.push([label('due'), formatDay(invoice.dueOn)])
  return {
    subject: own.subject ?? usual.subject,
    blocks: [
      { kind: 'text', text: own.message ?? usual.message },
      { kind: 'facts', facts },
    ],
  }
}
