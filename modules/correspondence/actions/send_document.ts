import { now } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import type { Departure } from '#core/mail/departures'
import {
  type DocumentLetters,
  documentLetter,
  type MailedDocument,
} from '#modules/correspondence/letters/document_letters'
import { withNumber } from '#modules/correspondence/letters/letter_words'
import {
  type SendingDetails,
  type SendingStep,
  toldOfSending,
} from '#modules/correspondence/letters/told_of_sending'
import { proposeLetter } from '#modules/correspondence/queries/propose_letter'
import { type SendingWish, type SentLetter, sendLetter } from './send_letter.js'

/** Writes a step into the history of a document. */
type Note<Document> = (
  document: Document,
  step: SendingStep,
  details: SendingDetails & { number: string | null }
) => Promise<void>

interface Sending<Document extends MailedDocument> {
  letters: DocumentLetters<Document>
  record: Note<Document>
  /** Address of its public page, where its button leads. */
  link?: string
}

/**
 * Mails a document that is issued and claimed, with its PDF and in its language, and writes that down with it; at a
 * later time it counts as sent only then, see `documentDeparture`, and never when it is put aside. Only inside inTx.
 * @throws as sendLetter
 */
export async function sendDocument<Document extends MailedDocument>(
  document: Document,
  wish: SendingWish,
  { letters, record, link }: Sending<Document>
): Promise<SentLetter> {
  const { letter } = await documentLetter(document, letters)
  const links = link && [{ number: document.number ?? '', address: link }]
  const sent = await sendLetter(
    { ...letter, ...(links && { links }) },
    withNumberOf(document, wish)
  )
  if (sent.outcome === 'queued') document.sentAt ??= now()
  await document.save()
  const { step, details } = toldOfSending(sent)
  await record(document, step, { ...details, number: document.number })
  return sent
}

/** The sender may have read the words of a draft, which name its number by a placeholder. */
function withNumberOf({ number }: MailedDocument, wish: SendingWish): SendingWish {
  const { subject, message } = wish
  if (number === null) return wish
  return {
    ...wish,
    ...(subject !== undefined && { subject: withNumber(subject, number) }),
    ...(message !== undefined && { message: withNumber(message, number) }),
  }
}

/** The mail as it would go out, for the sender to look over. @param reader language of the labels */
export async function proposeDocument<Document extends MailedDocument>(
  document: Document,
  letters: DocumentLetters<Document>,
  reader: Language
) {
  const { letter, words } = await documentLetter(document, letters)
  const variables = { kind: letters.type, words }
  const isDraft = document.number === null
  return proposeLetter({ ...letter, isDraft, files: letter.attachments, variables }, reader)
}

/** A scheduled mail of a document: only as long as it may be sent, and it was sent only when the mail has gone. */
export function documentDeparture<Document extends MailedDocument>({
  lock,
  assertSendable,
  record,
}: {
  lock(companyId: string, id: string): Promise<Document | null>
  /** @throws what keeps it from being sent */
  assertSendable(document: Document): void | Promise<void>
  record: Note<Document>
}): Departure {
  const find = async (companyId: string, id: string) => {
    const document = await lock(companyId, id)
    if (!document) throw notFound()
    return document
  }
  return {
    async hindrance(companyId, id) {
      await assertSendable(await find(companyId, id))
      return undefined
    },

    async hasLeft(companyId, id, to) {
      const document = await find(companyId, id)
      document.sentAt ??= now()
      await document.save()
      await record(document, 'sent', { to, number: document.number })
    },
  }
}
