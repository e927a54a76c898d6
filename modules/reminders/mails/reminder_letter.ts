import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import { formatMoney, formatPercent } from '#core/money/format'
import type { Minor } from '#core/money/minor'
import type { DocumentLink, Letter } from '#modules/correspondence/public'
import { letterRecipientsOf } from '#modules/documents/public'
import { Invoice, letterLink } from '#modules/invoicing/public'
import type { Reminder } from '#modules/reminders/models/reminder'
import { PDF_ATTACHMENT, pdfName } from '#modules/reminders/pdf/pdf_name'
import { remindedInvoicesOf } from '#modules/reminders/queries/reminded_invoices'
import { listedPeriods, type RemindedInvoice } from '#modules/reminders/reminded_invoice'
import { knownAs } from '#modules/settings/public'

/** The letter of a reminder: the words of its level, frozen with it, and its amounts. */
export async function reminderLetter(reminder: Reminder): Promise<Letter> {
  const { companyId, clientId, id, subject, intro, closing, language, number, seller } = reminder
  const invoices = await remindedInvoicesOf(reminder)
  const label = (key: string) => translate(language, `reminders:mail.${key}`)
  return {
    mailKind: 'reminders.reminder',
    companyId,
    clientId,
    about: { type: 'reminder', id },
    number,
    language,
    seller,
    recipients: await letterRecipientsOf(
      await Invoice.findIn({ id: companyId }, invoices[0].invoiceId)
    ),
    texts: {
      subject: `${subject} ${number} – ${knownAs(seller)}`,
      message: [intro, label('attached')].filter(Boolean).join('\n\n'),
      button: label('button'),
    },
    facts: [
      [label('number'), number],
      ...invoices.map((invoice) => openFact(invoice, reminder)),
      [label('total'), formatMoney(reminder.total, reminder.currency, language)],
      [label('payUntil'), formatDay(reminder.payUntilOn)],
      ...invoices.flatMap((invoice) => periodFacts(invoice, reminder)),
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

/** Links to the invoices of a reminder. Only inside inTx. */
export async function reminderLinks(reminder: Reminder): Promise<DocumentLink[]> {
  const links: DocumentLink[] = []
  for (const { invoiceId } of await remindedInvoicesOf(reminder)) {
    links.push(await letterLink(await Invoice.findIn({ id: reminder.companyId }, invoiceId)))
  }
  return links
}

/** An invoice with its due date and open amount, so that the reader need not open the PDF. */
function openFact(
  { number, dueOn, open }: RemindedInvoice,
  { language, currency }: Reminder
): [label: string, value: string] {
  const values = { number, day: formatDay(dueOn) }
  return [
    translate(language, 'reminders:mail.invoice', values),
    formatMoney(open, currency, language),
  ]
}

/** The periods of interest of an invoice that has several, one fact each. */
function periodFacts(
  invoice: RemindedInvoice,
  { language, currency }: Reminder
): [label: string, value: string][] {
  const say = (key: string, values: Record<string, string>) =>
    translate(language, `reminders:mail.${key}`, values)
  const money = (amount: Minor) => formatMoney(amount, currency, language)
  return listedPeriods(invoice).map(({ from, until, open, percent, amount }) => [
    say('period', {
      number: invoice.number,
      from: formatDay(from),
      until: formatDay(until),
    }),
    say('periodInterest', {
      open: money(open),
      percent: formatPercent(parseDecimal(percent), language),
      interest: money(amount),
    }),
  ])
}
