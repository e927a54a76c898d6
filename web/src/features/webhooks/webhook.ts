import type { AnswerOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type Webhook = AnswerOf<'GET', '/api/webhooks'>['endpoints'][number]
export type EventName = Webhook['events'][number]
export type Delivery = AnswerOf<'GET', '/api/webhooks/:id/deliveries'>[number]

/** Host and port: what people know a receiver by. */
export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

/** The word for the state of a webhook, as the last part of its key, with its colour. */
export function stateOf({ isActive, offBecause, failingSince }: Webhook) {
  if (!isActive) return { key: offBecause ?? 'off', kind: 'void' as const }
  return failingSince
    ? { key: 'failing_now', kind: 'overdue' as const }
    : { key: 'on', kind: 'paid' as const }
}

/** The colour of the state of a delivery. */
export const DELIVERY_KINDS: Record<Delivery['state'], StatusKind> = {
  waiting: 'partly',
  sending: 'open',
  delivered: 'paid',
  failed: 'overdue',
}

/** Events by their noun, in the server's order: `invoice` with `issued`, `sent` and so on. */
export function eventsByNoun(events: readonly EventName[]) {
  const groups = new Map<string, EventName[]>()
  for (const name of events) {
    const noun = name.split('.')[0] ?? ''
    groups.set(noun, [...(groups.get(noun) ?? []), name])
  }
  return [...groups]
}

/** The second half of a name: `issued` of `invoice.issued`. */
export const verbOf = (name: EventName) => name.split('.')[1] ?? ''
