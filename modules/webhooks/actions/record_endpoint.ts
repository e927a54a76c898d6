import { audit } from '#core/audit/audit'
import type { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'

type Step = 'created' | 'changed' | 'deleted' | 'secret_rotated' | 'replayed' | 'switched_off'

/**
 * Writes a change of an endpoint into the audit log, with its host: the rest of an address may hold a key. Only inside
 * inTx.
 */
export const recordEndpoint = (
  { companyId, id, url, events }: WebhookEndpoint,
  step: Step,
  more: Record<string, unknown> = {}
) =>
  audit({
    companyId,
    action: `webhook.${step}`,
    subject: { type: 'webhook', id },
    details: { host: hostOf(url), events: events.join(' '), ...more },
    security: { endpointId: id, host: hostOf(url) },
  })

/** Host and port: what people know an endpoint by. */
export const hostOf = (url: string) => new URL(url).host
