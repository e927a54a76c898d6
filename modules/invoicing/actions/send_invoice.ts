import { now } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { recipientsOf, type SendingInput } from '#modules/documents/public'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { sentFiles } from '#modules/invoicing/actions/sent_files'
import { invoiceMail, mailWords } from '#modules/invoicing/mails/invoice_mail'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { PDF_ATTACHMENT } from '#modules/invoicing/pdf/pdf_name'

/**
 * Mails an issued document with its files, in the document's language; they are made when the mail goes out.
 * Without `to` it goes to the client's contacts who receive invoices, else to the client. Only inside inTx.
 * @throws 409 `not_issued`, `is_void`, 422 `no_recipient`
 */
export async function sendInvoice(invoice: Invoice, input: SendingInput) {
  assertSendable(invoice)
  const to = input.to ?? (await recipientsOf(invoice))
  if (to.length === 0) throw new FieldError('to', 'invoicing.no_recipient')

  await invoice.claim()
  const language = languageOf(invoice)
  await queueMail({
    ...invoiceMail(invoice, language, input),
    kind: 'invoicing.invoice',
    companyId: invoice.companyId,
    language,
    to: to.map((email) => ({ email })),
    senderName: invoice.seller?.companyName,
    replyTo: invoice.seller?.email ? { email: invoice.seller.email } : undefined,
    attachments: await sentFiles(invoice, language),
    about: { type: 'invoice', id: invoice.id },
  })
  invoice.sentAt ??= now()
  await invoice.save()
  await recordChange(invoice, 'invoice.sent', { to, number: invoice.number })
}

/** @throws 409 `not_issued`, `is_void` */
function assertSendable({ status }: Invoice) {
  if (status === 'Draft') throw conflict('invoicing.not_issued')
  if (status === 'Void') throw conflict('invoicing.is_void')
}

/** The mail as it would go out, for the sender to look over; `isSending` is false when mails are only kept. */
export async function proposeSending(invoice: Invoice) {
  assertSendable(invoice)
  const language = languageOf(invoice)
  const files = await sentFiles(invoice, language)
  return {
    to: await recipientsOf(invoice),
    ...mailWords(invoice, language),
    files: files.map(({ name, source }) => ({
      name,
      isEInvoice: source.kind !== PDF_ATTACHMENT,
    })),
    isSending: Boolean(env.SMTP_URL),
  }
}

/** Frozen at issue, so every invoice that can be sent has one. */
const languageOf = ({ language, seller }: Invoice): Language =>
  language ?? seller?.documentLanguage ?? 'en'
