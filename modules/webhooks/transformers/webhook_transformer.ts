import { instantText, now } from '#core/clock'
import type { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import type { DeliveryRow } from '#modules/webhooks/queries/delivery_rows'

/** An endpoint as the owner sees it; its secret is not among it. */
export const transformEndpoint = (endpoint: WebhookEndpoint) => ({
  _id: endpoint.id,
  url: endpoint.url,
  description: endpoint.description,
  events: endpoint.events,
  isActive: endpoint.isActive,
  /** The last four characters of the secret. */
  secretEnd: endpoint.secretEnd,
  /** Until when the former secret signs too; null when none does. */
  formerSecretUntil:
    endpoint.formerSecretUntilAt !== null && endpoint.formerSecretUntilAt > now()
      ? instantText(endpoint.formerSecretUntilAt)
      : null,
  /** Since when every attempt has failed; null after one that arrived. */
  failingSince: textOrNull(endpoint.failingSinceAt),
  /** Why Kontor switched it off; null when it is on, or a person did. */
  offBecause: endpoint.offBecause === '' ? null : endpoint.offBecause,
  createdAt: instantText(endpoint.createdAt),
})

/** A delivery as the log lists it. */
export const transformDelivery = (row: DeliveryRow) => ({
  _id: row.id,
  /** Sent as `webhook-id`, the same for each attempt. */
  eventId: row.event_id,
  type: row.type,
  state: row.state,
  attempts: Number(row.attempts),
  /** The HTTP status of the last answer; null without one. */
  status: row.status === null ? null : Number(row.status),
  /** Milliseconds of the last attempt. */
  duration: row.duration === null ? null : Number(row.duration),
  /** Why the last attempt failed; null when it did not. */
  failure: row.failure === '' ? null : row.failure,
  createdAt: instantText(row.created_at),
  attemptedAt: textOrNull(row.attempted_at),
  /** When the next attempt is due; null when none is. */
  nextAttemptAt: row.state === 'waiting' ? textOrNull(row.due_at) : null,
  replayedAt: textOrNull(row.replayed_at),
})

/** The same with what was sent, and the beginning of the answer. */
export const transformWholeDelivery = (row: DeliveryRow) => ({
  ...transformDelivery(row),
  body: row.body,
  answer: row.answer,
})

const textOrNull = (instant: number | string | null) =>
  instant === null ? null : instantText(instant)
