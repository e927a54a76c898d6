import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { afterCommit } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { publish } from '#core/live/publish'
import type { MailRow } from './mail.js'
import { mailWasQueued } from './wake_up.js'

const BY_ID = 'select * from mail_outbox where id = ?'
const AGAIN = `
  update mail_outbox set status = 'queued', attempts = 0, next_attempt_at = ?, fence = fence + 1
  where id = ? and status in ('failed', 'queued')`
const LETTERS_NOW = `
  update mail_outbox set next_attempt_at = ?
  where company_id = ? and is_letter = 1 and status = 'queued' and next_attempt_at > ?`
const ALL_NOW = `
  update mail_outbox set next_attempt_at = ? where status = 'queued' and next_attempt_at > ?`

/** Sends a mail that waits or has failed at once, with all attempts ahead. Only inside inTx. @returns whether it is one */
export async function retryMail(id: string) {
  const [row] = await readRows<MailRow>(BY_ID, [id])
  if (!row || (await changeRows(AGAIN, [now(), id])) === 0) return false
  if (row.is_letter && row.company_id) publish(row.company_id, { kind: 'mail', id })
  afterCommit(mailWasQueued)
  return true
}

/** Ends the pauses between attempts of all mails that wait. Only inside inTx. @returns how many there were */
export async function retryWaitingMails() {
  const count = await changeRows(ALL_NOW, [now(), now()])
  afterCommit(mailWasQueued)
  return count
}

/** Ends the pauses between attempts of a company's letters. Only inside inTx. */
export async function retryLettersOf(companyId: string) {
  await changeRows(LETTERS_NOW, [now(), companyId, now()])
  afterCommit(mailWasQueued)
}
