import { formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { Words } from '#core/i18n/placeholders'
import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import {
  fillTexts,
  type Letter,
  letterWords,
  textsFor,
  wordsOfBoth,
} from '#modules/correspondence/public'
import { letterRecipientsOf } from '#modules/documents/public'
import { isCollected, maskedIban } from '#modules/invoicing/direct_debit/direct_debit'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { openAmount } from '#modules/invoicing/transformers/invoice_row_transformer'
import { knownAs } from '#modules/settings/public'
import { letterNameOf } from './letter_names.js'

/** Words that replace the company's template in a mail of an invoice, with placeholders of their own. */
export interface OtherWords {
  /** Another kind of letter whose template is used. */
  kind: string
  subject?: string
  message?: string
  words: Words
}

/** The letter that brings an issued document. */
export async function invoiceLetter(
  invoice: Invoice,
  language: Language,
  other?: OtherWords
): Promise<Letter> {
  const { companyId, clientId, id, number, seller } = invoice
  const [recipients, template] = await Promise.all([
    letterRecipientsOf(invoice),
    textsFor({ id: companyId }, other?.kind ?? letterNameOf(invoice), language),
  ])
  const words = wordsOfInvoice(invoice, language, recipients.people[0]?.name)
  const texts = {
    subject: other?.subject || template.subject,
    message: other?.message || template.message,
    button: template.button,
  }
  return {
    mailKind: 'invoicing.invoice',
    companyId,
    clientId,
    about: { type: 'invoice', id },
    number: number ?? '',
    language,
    seller: {
      companyName: seller ? knownAs(seller) : '',
      email: seller?.email ?? '',
    },
    recipients,
    texts: fillTexts(texts, other ? wordsOfBoth(other.words, words) : words),
    facts: factsOf(invoice, language),
    attachments: [],
  }
}

/** Placeholders of an invoice for templates. @param contact the recipient */
export const wordsOfInvoice = (invoice: Invoice, language: Language, contact = ''): Words =>
  letterWords(
    {
      number: invoice.number ?? '',
      client: invoice.clientName,
      contact,
      company: invoice.seller ? knownAs(invoice.seller) : '',
      date: invoice.dateOn,
      total: invoice.total,
      open: openAmount(invoice),
      currency: invoice.currency,
      dueDate: invoice.dueOn,
      serviceFrom: invoice.serviceOn,
      serviceUntil: invoice.serviceUntil,
    },
    language
  )

/** Facts below the words of the letter. */
export function factsOf(invoice: Invoice, language: Language): [string, string][] {
  const label = (key: string) => translate(language, `invoicing:mail.${key}`)
  const isOwed = invoice.kind === 'invoice' && invoice.status !== 'Cancelled'
  const facts: [string, string][] = [
    [label('number'), invoice.number ?? ''],
    [label('date'), formatDay(invoice.dateOn)],
    [label('total'), formatMoney(invoice.total, invoice.currency, language)],
  ]
  const { directDebit } = invoice
  if (isOwed && directDebit && isCollected(invoice)) {
    facts.push(
      [label('collectedOn'), formatDay(directDebit.collectOn)],
      [label('account'), maskedIban(directDebit.iban)],
      [label('mandate'), directDebit.mandate],
      [label('creditorId'), directDebit.creditorId]
    )
  } else if (isOwed && invoice.dueOn) facts.push([label('due'), formatDay(invoice.dueOn)])
  return facts
}
