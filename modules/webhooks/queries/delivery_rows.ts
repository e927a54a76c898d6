import { reader } from '#core/database/in_tx'
import type { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import type { Failure } from '#modules/webhooks/sending/delivery'

export const DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export interface DeliveryRow {
  id: string
  type: string
  state: DeliveryState
  due_at: number | string | null
  attempts: number
  attempted_at: number | string | null
  status: number | null
  duration: number | null
  failure: Failure | ''
  replayed_at: number | string | null
  created_at: number | string
  event_id: string
  answer: string
  body: string
}

/** The deliveries of an endpoint, the newest first. */
export function listDeliveries(endpoint: WebhookEndpoint, { state }: { state?: DeliveryState }) {
  const query = rowsOf(endpoint).orderBy('webhook_deliveries.id', 'desc')
  if (state) query.where('webhook_deliveries.state', state)
  return query
}

/** One delivery of an endpoint; undefined for another's. */
export async function findDelivery(
  endpoint: WebhookEndpoint,
  id: string
): Promise<DeliveryRow | undefined> {
  return (await rowsOf(endpoint).where('webhook_deliveries.id', id).first()) ?? undefined
}

const rowsOf = ({ companyId, id }: WebhookEndpoint) =>
  reader()
    .from('webhook_deliveries')
    .join('webhook_events', (join) =>
      join
        .on('webhook_events.company_id', 'webhook_deliveries.company_id')
        .andOn('webhook_events.id', 'webhook_deliveries.event_id')
    )
    .where('webhook_deliveries.company_id', companyId)
    .where('webhook_deliveries.endpoint_id', id)
    .select('webhook_deliveries.*', 'webhook_events.type', 'webhook_events.body')
