import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { TEST_TYPE } from '#modules/webhooks/events/event_types'
import { deliveryRow, eventRow } from '#modules/webhooks/events/record_events'
import type { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { LEASE } from '#modules/webhooks/sending/claim'
import { deliver } from '#modules/webhooks/sending/dispatch'

const UNDER_WAY = `
  select webhook_deliveries.id from webhook_deliveries
  join webhook_events on webhook_events.company_id = webhook_deliveries.company_id
    and webhook_events.id = webhook_deliveries.event_id
  where webhook_deliveries.company_id = ? and webhook_deliveries.endpoint_id = ?
    and webhook_deliveries.due_at > ? and webhook_events.type = ?`

/**
 * Sends a test event at once and waits for the answer, also to an endpoint that is off. Not inside a transaction.
 * @returns the id of the delivery
 * @throws 409 `webhooks.test_under_way`
 */
export async function sendTest(endpoint: WebhookEndpoint): Promise<string> {
  const { companyId, id: endpointId } = endpoint
  const delivery = await inTx(async () => {
    const others = await readRows(UNDER_WAY, [companyId, endpointId, now(), TEST_TYPE])
    if (others.length > 0) throw conflict('webhooks.test_under_way')
    const data = { id: endpointId, path: `/api/webhooks/${endpointId}` }
    const event = eventRow(companyId, { type: TEST_TYPE, data })
    const row = {
      ...deliveryRow(event, endpointId),
      state: 'sending',
      due_at: now() + LEASE,
      attempts: 1,
      fence: 1,
    }
    await insertRows('webhook_events', [event])
    await insertRows('webhook_deliveries', [row])
    return row
  })
  await deliver(delivery)
  return delivery.id
}
