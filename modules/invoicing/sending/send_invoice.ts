import { now } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import {
  proposeLetter,
  type SendingWish,
  type SentLetter,
  sendLetter,
  toldOfSending,
} from '#modules/correspondence/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { letterLink } from '#modules/invoicing/links/invoice_link'
import {
  invoiceLetter,
  type OtherWords,
  wordsOfInvoice,
} from '#modules/invoicing/mails/invoice_letter'
import { letterNameOf } from '#modules/invoicing/mails/letter_names'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { markHandedOut } from '#modules/invoicing/sending/hand_out'
import { isEInvoice, sentAsOf, sentFiles } from '#modules/invoicing/sending/sent_files'

/**
 * Mails an issued document with its files, in the document's language; the files are made when the mail goes out.
 * The mail has a link of its own to the document's page and is stored sealed. Without `to` it goes to the client's contacts who receive invoices, else to the client. A mail that is put aside
 * leaves the invoice unsent and unseen. Only inside inTx.
 * @throws 409 `not_issued`, `is_void`, and as sendLetter
 */
export async function sendInvoice(
  invoice: Invoice,
  wish: SendingWish,
  other?: OtherWords
): Promise<SentLetter> {
  assertSendable(invoice)
  await invoice.claim()
  const language = languageOf(invoice)
  const letter = await invoiceLetter(invoice, language, other)
  const attachments = await sentFiles(invoice, language)
  const links = [await letterLink(invoice)]
  const sent = await sendLetter({ ...letter, attachments, links }, wish)

  if (sent.outcome === 'queued') {
    invoice.sentAt ??= now()
    markHandedOut(invoice)
  }
  if (sent.outcome !== 'put_aside') invoice.sentAs = sentAsOf(attachments)
  await invoice.save()
  const { step, details } = toldOfSending(sent)
  await recordChange(invoice, `invoice.${step}`, { ...details, number: invoice.number })
  return sent
}

/** @throws 409 `not_issued`, `is_void` */
export function assertSendable({ status }: Invoice) {
  if (status === 'Draft') throw conflict('invoicing.not_issued')
  if (status === 'Void') throw conflict('invoicing.is_void')
}

/** The mail as it would go out, for the sender to review. @param reader language of the labels */
export async function proposeSending(invoice: Invoice, reader: Language) {
  assertSendable(invoice)
  const language = languageOf(invoice)
  const letter = await invoiceLetter(invoice, language)
  const files = await sentFiles(invoice, language)
  const contact = letter.recipients.people[0]?.name
  return proposeLetter(
    {
      ...letter,
      files: files.map((file) => ({ name: file.name, isEInvoice: isEInvoice(file) })),
      variables: {
        kind: letterNameOf(invoice),
        words: wordsOfInvoice(invoice, language, contact),
      },
    },
    reader
  )
}

/** Frozen at issue, so every invoice that can be sent has one. */
const languageOf = ({ language, seller }: Invoice): Language =>
  language ?? seller?.documentLanguage ?? 'en'
