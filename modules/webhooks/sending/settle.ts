import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inSharedTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { switchOff } from '#modules/webhooks/actions/switch_off'
import { TEST_TYPE } from '#modules/webhooks/events/event_types'
import type { Attempt, ClaimedDelivery } from './delivery.js'

const MINUTE: Instant = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Pauses after the first attempt, the second, and so on; the attempt after the last pause is the last one. */
export const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY]
/** An endpoint at which nothing has arrived for so long is switched off. */
const LONGEST_FAILING = 3 * DAY
/** "Gone": the receiver wants nothing any more (RFC 9110). */
const GONE = 410

const SETTLE = `
  update webhook_deliveries set state = ?, due_at = ?, attempted_at = ?, status = ?, duration = ?, failure = ?,
    answer = ?, fence = fence + 1
  where company_id = ? and id = ? and fence = ? and state = 'sending'`

/**
 * Stores the result of an attempt, if the claim is still valid. A failed one is repeated after a pause, but a test is
 * not. An endpoint that is gone, or has failed for three days, is switched off.
 */
export function settleAttempt(delivery: ClaimedDelivery, attempt: Attempt) {
  return inSharedTx(async () => {
    const isTest = await isTestOf(delivery)
    const pause = isTest ? undefined : PAUSES[delivery.attempts - 1]
    const hasArrived = attempt.failure === ''
    const dueAt = hasArrived || pause === undefined ? null : now() + pause
    const state = hasArrived ? 'delivered' : dueAt === null ? 'failed' : 'waiting'
    const changed = await changeRows(SETTLE, [
      state,
      dueAt,
      attempt.at,
      attempt.status,
      attempt.duration,
      attempt.failure,
      attempt.answer,
      delivery.company_id,
      delivery.id,
      delivery.fence,
    ])
    if (changed === 1 && !isTest) await noteHealth(delivery, attempt)
  })
}

const TYPE = 'select type from webhook_events where company_id = ? and id = ?'

async function isTestOf({ company_id, event_id }: ClaimedDelivery) {
  const [event] = await readRows<{ type: string }>(TYPE, [company_id, event_id])
  return event?.type === TEST_TYPE
}

const HEALTHY = `
  update webhook_endpoints set failing_since_at = null
  where company_id = ? and id = ? and failing_since_at is not null`
const FAILING = `
  update webhook_endpoints set failing_since_at = ?
  where company_id = ? and id = ? and failing_since_at is null`
const SINCE = `
  select failing_since_at from webhook_endpoints where company_id = ? and id = ?`

async function noteHealth({ company_id, endpoint_id }: ClaimedDelivery, attempt: Attempt) {
  const key = [company_id, endpoint_id]
  if (attempt.failure === '') {
    await changeRows(HEALTHY, key)
    return
  }
  await changeRows(FAILING, [attempt.at, ...key])
  if (attempt.status === GONE) return switchOff({ id: company_id }, endpoint_id, 'gone')
  const [endpoint] = await readRows<{ failing_since_at: number | null }>(SINCE, key)
  const since = Number(endpoint?.failing_since_at ?? now())
  if (now() - since >= LONGEST_FAILING) await switchOff({ id: company_id }, endpoint_id, 'failing')
}
