import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { publish } from '#core/live/publish'
import { type Delivery, deliveriesOf, type MailRow, recipientsOf } from './mail.js'
import { tellTrouble } from './mail_trouble.js'

/** A mail server's report, hours later, that an accepted mail could not be delivered. */
export interface LateRefusal {
  /** Message-ID of the mail, or the id under which it was handed over. */
  mail: { messageId: string } | { id: string }
  email: string
  reason: string
}

const BY_MESSAGE_ID = 'select * from mail_outbox where message_id = ?'
const BY_ID = 'select * from mail_outbox where id = ?'
const CAME_BACK = `
  update mail_outbox set status = 'bounced', deliveries = ?, last_error = ?
  where id = ? and fence = ? and status in ('sent', 'bounced')`

/**
 * Notes that a mail came back from a recipient; once, however often it is reported. Only inside inTx.
 * @returns whether it is a mail of ours to this recipient
 */
export async function recordLateRefusal({ mail, email, reason }: LateRefusal): Promise<boolean> {
  const [row] =
    'id' in mail
      ? await readRows<MailRow>(BY_ID + lock(), [mail.id])
      : await readRows<MailRow>(BY_MESSAGE_ID + lock(), [mail.messageId])
  const known = row && recipientsOf(row).find((one) => one.toLowerCase() === email.toLowerCase())
  if (!row || !known) return false

  const refusal: Delivery = { email: known, state: 'refused', reason, at: now() }
  const before = deliveriesOf(row)
  if (before.some(({ email: one, state }) => one === known && state === 'refused')) return true
  const deliveries = [...before.filter(({ email: one }) => one !== known), refusal]
  const changed = await changeRows(CAME_BACK, [
    JSON.stringify(deliveries),
    reason,
    row.id,
    Number(row.fence),
  ])
  if (changed === 0) return false
  await tellTrouble(row, { refused: [refusal] })
  if (row.is_letter && row.company_id) publish(row.company_id, { kind: 'mail', id: row.id })
  return true
}
