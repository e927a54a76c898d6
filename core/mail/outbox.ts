import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import type { Delivery, MailRow } from './mail.js'
import { finish, settleMail } from './settle_mail.js'

const MOST_ATTEMPTS = 14
const FIRST_WAIT = 30_000
const LONGEST_WAIT = 6 * 3_600_000

/** The mail server has taken it for some of its recipients, and refused the others for good. */
export const markSettled = (row: MailRow, deliveries: Delivery[]) =>
  settleMail(row, { settled: deliveries })

/** Recipients that have not received it by now never will. */
export const markFailed = (row: MailRow, reason: string, deliveries: Delivery[] = []) =>
  settleMail(row, { settled: deliveries, reason })

/** Retries with growing pauses of 30 s to 6 h; after two days the mail has failed. */
export function postpone(row: MailRow, reason: string, deliveries: Delivery[] = []) {
  if (row.attempts >= MOST_ATTEMPTS) return markFailed(row, reason, deliveries)
  const wait = Math.min(FIRST_WAIT * 2 ** (row.attempts - 1), LONGEST_WAIT)
  const next_attempt_at = now() + wait
  return settleMail(row, {
    settled: deliveries,
    reason,
    again: { status: 'queued', next_attempt_at },
  })
}

/** Gives a mail back that this process will not finish; the attempt does not count. */
export const release = (row: MailRow) =>
  inTx(() => finish(row, { status: 'queued', next_attempt_at: now(), attempts: row.attempts - 1 }))
