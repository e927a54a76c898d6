import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'

/** Facts for the desk about a mail that its company sent. */
export interface LetterFacts {
  /** The client it goes to; null for a recipient who is not kept as a client. */
  clientId: string | null
  /** Number of the document that it brings. */
  number: string
  /** The words of its sender, by which it can be sent again. */
  message: string
  /** The user who sent it; null when the clock did. */
  sentBy: string | null
  /** The mail that it repeats. */
  resends: string | null
}

/** The columns of `mail_outbox` with these facts. Only this module reads and writes them. */
export interface LetterColumns {
  client_id: string | null
  document_number: string | null
  message: string | null
  sent_by_id: string | null
  resends_id: string | null
}

const KEEP = `
  update mail_outbox set client_id = ?, document_number = ?, message = ?, sent_by_id = ?, resends_id = ?
  where company_id = ? and id = ?`
const ONE = `
  select client_id, document_number, message, sent_by_id, resends_id from mail_outbox
  where company_id = ? and id = ?`

/** Adds the facts to a mail that was queued in the same transaction. Only inside inTx. */
export const keepFacts = (
  mail: { companyId: string; id: string },
  { clientId, number, message, sentBy, resends }: LetterFacts
) => changeRows(KEEP, [clientId, number, message, sentBy, resends, mail.companyId, mail.id])

export async function factsOfLetter(companyId: string, id: string): Promise<LetterColumns> {
  const [columns] = await readRows<LetterColumns>(ONE, [companyId, id])
  return columns
}
