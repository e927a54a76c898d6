import { dayOf, formatDay } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Address } from '#core/mail/mail'
import {
  type DocumentLetters,
  documentLetter,
  type MailedDocument,
} from '#modules/correspondence/letters/document_letters'
import { type SendingWish, type SentLetter, sendLetter } from './send_letter.js'

/** A client's answer to an offer, as the confirmation names it. */
export interface ConfirmedAnswer {
  kind: 'accepted' | 'declined'
  /** The person who accepted. */
  name: string
  /** The client's reason for a refusal. */
  note: string
  /** Instant, ISO 8601. */
  at: string
  timeZone: string
  /** Names of the ordered options. */
  options: string[]
}

interface Confirmation<Document extends MailedDocument> {
  letters: DocumentLetters<Document>
  /** The type of the mails that brought the document. */
  broughtAs: string
  /** Address of the document's page. */
  link: string
  answer: ConfirmedAnswer
}

const BROUGHT = `
  select recipients from mail_outbox
  where company_id = ? and subject_type = ? and subject_id = ? and is_letter = 1 and status <> 'cancelled'
  order by created_at desc, id desc limit 1`

/**
 * Confirms to a client what it has answered by a link, an acceptance with the document's PDF: to the people whom the
 * document was last mailed to, else to its usual recipients. It waits at the limit of mails and is put aside without a
 * mail server, so that it never keeps an answer from being stored. Only inside inTx.
 * @returns nothing when no address is known
 */
export async function confirmAnswer<Document extends MailedDocument>(
  document: Document,
  { letters, broughtAs, link, answer }: Confirmation<Document>,
  wish: SendingWish = { isAutomatic: true }
): Promise<SentLetter | undefined> {
  const { letter } = await documentLetter(document, letters)
  const { recipients } = letter
  const brought = await lastRecipients(document, broughtAs)
  const to = brought.length > 0 ? brought : recipients.to
  if (to.length === 0 && !wish.to) return undefined
  return sendLetter(
    {
      ...letter,
      recipients: { ...recipients, to, cc: brought.length > 0 ? [] : recipients.cc },
      facts: [...letter.facts, ...factsOf(answer, letter.language)],
      links: [{ number: letter.number, address: link }],
      attachments: answer.kind === 'accepted' ? letter.attachments : [],
    },
    wish
  )
}

async function lastRecipients({ companyId, id }: MailedDocument, type: string) {
  const [row] = await readRows<{ recipients: string }>(BROUGHT, [companyId, type, id])
  return (JSON.parse(row?.recipients ?? '[]') as Address[]).map(({ email }) => email)
}

function factsOf(
  { kind, name, note, at, timeZone, options }: ConfirmedAnswer,
  language: Language
): [label: string, value: string][] {
  const label = (key: string) => translate(language, `correspondence:answer.${key}`)
  const facts: [string, string][] = [[label(kind), formatDay(dayOf(Date.parse(at), timeZone))]]
  if (name) facts.push([label('by'), name])
  if (options.length > 0) facts.push([label('options'), options.join(', ')])
  if (note) facts.push([label('reason'), note])
  return facts
}
