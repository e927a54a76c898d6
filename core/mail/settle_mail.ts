import { now } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import { publish } from '#core/live/publish'
import { departureOf } from './departures.js'
import {
  type Address,
  type Delivery,
  deliveriesOf,
  type MailRow,
  waitingRecipients,
} from './mail.js'
import { tellTrouble } from './mail_trouble.js'

type Change = Partial<MailRow>

/** An attempt that is over. */
interface Attempt {
  /** The server's answers for single recipients. */
  settled: Delivery[]
  /** Why it did not reach the others. */
  reason?: string
  /** How it waits for the next one; without it this was the last. */
  again?: Change
}

/**
 * Records the result of an attempt if the claim is still valid, and notifies the modules concerned.
 * @throws their failures; the result is stored all the same, or the mail would be sent again
 */
export async function settleMail(row: MailRow, attempt: Attempt) {
  try {
    await inTx(async () => {
      const outcome = await store(row, attempt)
      if (!outcome) return
      await tellTrouble(row, {
        refused: attempt.settled.filter(isRefused),
        ...(outcome.status === 'failed' && { failure: attempt.reason ?? '' }),
      })
      if (outcome.sent_at) await tellDeparture(row)
    })
  } catch (error) {
    await inTx(() => store(row, attempt))
    throw error
  }
}

async function store(row: MailRow, { settled, reason, again }: Attempt) {
  const all = [...deliveriesOf(row), ...settled]
  const deliveries = all.length === 0 ? null : JSON.stringify(all)
  const outcome = {
    deliveries,
    last_error: reason ?? null,
    ...(again ?? outcomeOf({ ...row, deliveries }, reason)),
  }
  if (!(await finish(row, outcome))) return undefined
  if (row.is_letter && row.company_id) publish(row.company_id, { kind: 'mail', id: row.id })
  return outcome
}

export const isRefused = ({ state }: Delivery) => state === 'refused'

/** The state of a mail after its last attempt. */
function outcomeOf(row: MailRow, reason: string | undefined): Change {
  const deliveries = deliveriesOf(row)
  const wasTaken = deliveries.some(({ state }) => state === 'taken')
  const hasReachedAll =
    deliveries.every(({ state }) => state === 'taken') && waitingRecipients(row).length === 0
  if (hasReachedAll) return { status: 'sent', sent_at: now(), ...wiped(row) }
  const refusal = deliveries.find(isRefused)
  if (!wasTaken && !refusal) return { status: 'failed' }
  return {
    status: 'bounced',
    last_error: refusal?.reason ?? reason ?? null,
    ...(wasTaken && { sent_at: now(), ...wiped(row) }),
  }
}

const wiped = (row: MailRow): Change => (row.is_secret ? { text_body: '', html_body: '' } : {})

/** A mail that went at its time: only now its document has been sent. */
async function tellDeparture(row: MailRow) {
  const { company_id, subject_type, subject_id, send_at, created_at } = row
  if (company_id === null || subject_id === null) return
  if (send_at === null || Number(send_at) <= Number(created_at)) return
  const to = (JSON.parse(row.recipients) as Address[]).map(({ email }) => email)
  await departureOf(subject_type)?.hasLeft(company_id, subject_id, to)
}

/** Only the owner of the current claim may say how it ended. Only inside inTx. @returns whether it was */
export async function finish(row: MailRow, outcome: Change): Promise<boolean> {
  const changed = await writer()
    .from('mail_outbox')
    .where({ id: row.id, status: 'sending', fence: row.fence })
    .update({ ...outcome, lease_until: null, fence: row.fence + 1 })
  return Number(changed) === 1
}
