import { audit } from '#core/audit/audit'
import type { Instant } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import type { Address } from '#core/mail/mail'
import { assertMailRoom } from '#core/mail/mail_limit'
import { cancelMail, moveMail } from '#core/mail/scheduled_mails'
import { partOf } from '#core/records/record_kinds'
import { assertPossible, type SentLetter } from '#modules/correspondence/actions/send_letter'
import { letterSource } from '#modules/correspondence/letters/letter_sources'
import { isWaiting, type WholeLetterRow } from '#modules/correspondence/queries/letter_rows'

/**
 * Gives a letter that waits another time. Only inside inTx.
 * @throws 409 `not_waiting`, `no_mail_server`, 422 `send_at_impossible`, 429 `mail_limit_reached`
 */
export async function moveLetter(company: CompanyScope, letter: WholeLetterRow, sendAt: Instant) {
  await assertPossible(company.id, sendAt)
  await assertMailRoom(company.id, sendAt, letter.id)
  if (!(await moveMail(company, letter.id, sendAt))) throw conflict('correspondence.not_waiting')
  await record(letter, 'mail_moved', { sendAt: new Date(sendAt).toISOString() })
}

/** Takes back a letter that is not on its way yet. Only inside inTx. @throws 409 `not_waiting` */
export async function cancelLetter(company: CompanyScope, letter: WholeLetterRow) {
  if (!(await cancelMail(company, letter.id))) throw conflict('correspondence.not_waiting')
  await record(letter, 'mail_cancelled')
}

/**
 * Sends a letter once more as a mail of its own, with the same words: its document and its link are those of now.
 * Only inside inTx.
 * @throws 409 `still_waiting`, and what keeps its document from being sent
 */
export async function resendLetter(
  company: CompanyScope,
  letter: WholeLetterRow,
  people: { to?: string[]; cc?: string[] },
  reader: Language
): Promise<SentLetter> {
  const { status, subject, message, subject_type: type, subject_id: about } = letter
  if (isWaiting(status)) throw conflict('correspondence.still_waiting')
  const send = letterSource(type)
  if (!send || about === null) throw conflict('correspondence.not_repeatable')
  const wish = {
    to: people.to ?? emailsOf(letter.recipients),
    cc: people.cc ?? (people.to ? [] : emailsOf(letter.copies)),
    subject,
    ...(message && { message }),
    resends: letter.id,
  }
  return send(company, about, wish, reader)
}

const emailsOf = (list: string) => (JSON.parse(list) as Address[]).map(({ email }) => email)

declare module '#core/records/record_kinds' {
  interface RecordKind {
    /** The kind whose history tells of its mails, when they are about a step of another record. */
    historyOf?: string
  }
}

/** The change belongs to the document's history. */
async function record(
  { company_id, subject_type, subject_id, id, document_number }: WholeLetterRow,
  what: string,
  details: Record<string, string> = {}
) {
  if (company_id === null) return
  const about = subject_type ?? 'mail'
  const type = partOf(about, 'historyOf') ?? about
  await audit({
    companyId: company_id,
    action: `${type}.${what}`,
    subject: { type, id: subject_id ?? id },
    details: { number: document_number, ...details },
  })
}
