import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { afterCommit, inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { AppError } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import { departureOf } from './departures.js'
import { mailWasQueued } from './wake_up.js'

interface DueRow {
  id: string
  company_id: string | null
  subject_type: string | null
  subject_id: string | null
}

const AT_ONCE = 20
const DUE = `
  select id, company_id, subject_type, subject_id from mail_outbox
  where status = 'scheduled' and next_attempt_at <= ? order by next_attempt_at limit ${AT_ONCE}`
const GO = "update mail_outbox set status = 'queued' where id = ? and status = 'scheduled'"
/** A link that gives rights is worth nothing any more. */
const WIPED = `
  text_body = case when is_secret = 1 then '' else text_body end,
  html_body = case when is_secret = 1 then '' else html_body end`
const STOP = `
  update mail_outbox set status = 'cancelled', last_error = ?, ${WIPED}
  where id = ? and status = 'scheduled'`
const MOVE = `
  update mail_outbox set send_at = ?, next_attempt_at = ?
  where company_id = ? and id = ? and status = 'scheduled'`
const CANCEL = `
  update mail_outbox set status = 'cancelled', fence = fence + 1, ${WIPED}
  where company_id = ? and id = ? and status in ('scheduled', 'queued')`
const CANCEL_ABOUT = `
  update mail_outbox set status = 'cancelled', fence = fence + 1, ${WIPED}
  where company_id = ? and subject_id = ? and status in ('scheduled', 'queued')`
const CANCEL_OF_PLATFORM = `
  update mail_outbox set status = 'cancelled', fence = fence + 1, ${WIPED}
  where company_id is null and subject_id = ? and status in ('scheduled', 'queued')`
const UNDER_WAY = `
  select id from mail_outbox
  where company_id = ? and subject_id = ? and status in ('queued', 'sending') and send_at > created_at limit 1`

/** Releases the mails that are due, one at a time: a record that fails does not hold up the others. */
export async function releaseDueMails(): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const row of await readRows<DueRow>(DUE, [now()])) {
    await inTx(() => letGo(row)).catch((error: unknown) => failures.push(error))
  }
  return failures
}

/**
 * The record is checked first: a mail about one that was withdrawn, cancelled or answered in the meantime is not sent.
 */
async function letGo({ id, company_id, subject_type, subject_id }: DueRow) {
  const hindrance = await hindranceOf({ company_id, subject_type, subject_id })
  if (hindrance) await changeRows(STOP, [hindrance, id])
  else await changeRows(GO, [id])
  if (company_id) publish(company_id, { kind: 'mail', id })
}

async function hindranceOf({ company_id, subject_type, subject_id }: Omit<DueRow, 'id'>) {
  if (company_id === null || subject_id === null) return undefined
  try {
    return await departureOf(subject_type)?.hindrance(company_id, subject_id)
  } catch (error) {
    // The record is gone, or says itself why it cannot be sent.
    if (error instanceof AppError && error.status < 500) return error.code
    throw error
  }
}

/** Gives a mail that waits for its time another one. Only inside inTx. @returns whether it still waited */
export async function moveMail(company: { id: string }, id: string, sendAt: Instant) {
  return (await changeRows(MOVE, [sendAt, sendAt, company.id, id])) === 1 && told(company, id)
}

/** Takes back a mail that is not on its way yet. Only inside inTx. @returns whether that was possible */
export async function cancelMail(company: { id: string }, id: string) {
  return (await changeRows(CANCEL, [company.id, id])) === 1 && told(company, id)
}

/** Takes back all mails about a record that are not on their way yet. Only inside inTx. */
export const cancelMailsAbout = (company: { id: string }, subjectId: string) =>
  changeRows(CANCEL_ABOUT, [company.id, subjectId])

/** The same for the platform's own mails. @returns how many were taken back */
export const cancelPlatformMails = (subjectId: string) =>
  changeRows(CANCEL_OF_PLATFORM, [subjectId])

/** Whether a scheduled mail about a record has been let go and is not there yet. */
export const isMailUnderWay = async (companyId: string, subjectId: string) =>
  (await readRows(UNDER_WAY, [companyId, subjectId])).length > 0

function told(company: { id: string }, id: string) {
  publish(company.id, { kind: 'mail', id })
  afterCommit(mailWasQueued)
  return true
}
