import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { wakeUp } from '#core/due_work/wake_up'
import { conflict, notFound } from '#core/errors/app_error'
import type { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { findDelivery } from '#modules/webhooks/queries/delivery_rows'
import { DELIVERING } from '#modules/webhooks/sending/delivery'
import { recordEndpoint } from './record_endpoint.js'

const AGAIN = `
  update webhook_deliveries set state = 'waiting', due_at = ?, attempts = 0, replayed_at = ?, fence = fence + 1`
const ONE = `${AGAIN} where company_id = ? and endpoint_id = ? and id = ? and due_at is null`
const FAILED = `
  ${AGAIN} where company_id = ? and endpoint_id = ? and state = 'failed' and created_at >= ?`

/**
 * Sends a delivery once more, with all attempts ahead and the same `webhook-id`. Only inside inTx, with the endpoint
 * locked.
 * @throws 404, 409 `webhooks.endpoint_off`, `webhooks.still_waiting`
 */
export async function replayDelivery(endpoint: WebhookEndpoint, id: string) {
  const { companyId, id: endpointId } = endpoint
  const delivery = await findDelivery(endpoint, id)
  if (!delivery) throw notFound()
  assertOn(endpoint)
  const at = now()
  const changed = await changeRows(ONE, [at, at, companyId, endpointId, id])
  if (changed !== 1) throw conflict('webhooks.still_waiting')
  await recordEndpoint(endpoint, 'replayed', { count: 1, type: delivery.type })
  wakeUp(DELIVERING)
}

/**
 * Sends everything once more that has failed since then. Only inside inTx, with the endpoint locked.
 * @returns how many deliveries wait again
 * @throws 409 `webhooks.endpoint_off`
 */
export async function replayFailed(endpoint: WebhookEndpoint, since: Instant) {
  assertOn(endpoint)
  const at = now()
  const count = await changeRows(FAILED, [at, at, endpoint.companyId, endpoint.id, since])
  if (count > 0) await recordEndpoint(endpoint, 'replayed', { count })
  wakeUp(DELIVERING)
  return count
}

function assertOn({ isActive }: WebhookEndpoint) {
  if (!isActive) throw conflict('webhooks.endpoint_off')
}
