import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { conflict, FieldError } from '#core/errors/app_error'
import { isCallable } from '#core/outbound/target'
import env from '#core/start/env'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { EventType } from '#modules/webhooks/events/event_types'
import { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { newSecret } from '#modules/webhooks/sending/secrets'
import { recordEndpoint } from './record_endpoint.js'
import { giveUpWaiting } from './switch_off.js'

/** Endpoints of a company: each event is sent to all of them that listen. */
export const MOST_ENDPOINTS = 10
/** So long the former secret signs too after a rotation, so that receivers can take over the new one. */
const BOTH_SIGN = 24 * 3_600_000

interface EndpointInput {
  url: string
  description: string | null
  events: EventType[]
  isActive: boolean
}

/**
 * Adds an endpoint. Only inside inTx.
 * @returns the endpoint and its secret, which cannot be read again
 * @throws 409 `webhooks.endpoints_full`, 422 `webhooks.url_not_callable`
 */
export async function addEndpoint(company: CompanyReference, input: EndpointInput) {
  assertCallable(input.url)
  // Locked, so that two at once cannot pass the limit together.
  await readRows(`select id from companies where id = ?${lock()}`, [company.id])
  const existing = await WebhookEndpoint.ofCompany(company)
  if (existing.length >= MOST_ENDPOINTS) {
    throw conflict('webhooks.endpoints_full', { values: { max: MOST_ENDPOINTS } })
  }
  const { secret, ...stored } = newSecret(company)
  const endpoint = WebhookEndpoint.for(company)
  endpoint.merge({
    ...contentOf(input),
    ...stored,
    sealedFormerSecret: null,
    formerSecretUntilAt: null,
    failingSinceAt: null,
    offBecause: '',
    createdAt: now(),
  })
  await endpoint.save()
  await recordEndpoint(endpoint, 'created')
  return { endpoint, secret }
}

/**
 * Changes an endpoint. One that is switched off sends nothing of what has waited; one that is switched on begins as if it
 * had never failed. Only inside inTx, with the endpoint locked.
 * @throws 422 `webhooks.url_not_callable`
 */
export async function changeEndpoint(endpoint: WebhookEndpoint, input: EndpointInput) {
  if (input.url !== endpoint.url) assertCallable(input.url)
  const wasActive = endpoint.isActive
  endpoint.merge(contentOf(input))
  if (endpoint.isActive && !wasActive) endpoint.merge({ failingSinceAt: null, offBecause: '' })
  await endpoint.save()
  if (wasActive && !endpoint.isActive) await giveUpWaiting(endpoint)
  await recordEndpoint(endpoint, 'changed', { isActive: endpoint.isActive })
}

/**
 * Gives an endpoint a new secret; the former one signs too for a day. Only inside inTx, with the endpoint locked.
 * @returns the secret, which cannot be read again
 */
export async function rotateSecret(endpoint: WebhookEndpoint) {
  const { secret, ...stored } = newSecret({ id: endpoint.companyId })
  await endpoint
    .merge({
      sealedFormerSecret: endpoint.sealedSecret,
      formerSecretUntilAt: now() + BOTH_SIGN,
      ...stored,
    })
    .save()
  await recordEndpoint(endpoint, 'secret_rotated')
  return secret
}

/** Deletes an endpoint with its log. Only inside inTx, with the endpoint locked. */
export async function deleteEndpoint(endpoint: WebhookEndpoint) {
  const { companyId, id } = endpoint
  await changeRows('delete from webhook_deliveries where company_id = ? and endpoint_id = ?', [
    companyId,
    id,
  ])
  await changeRows(FORGET_EVENTS, [companyId])
  await endpoint.delete()
  await recordEndpoint(endpoint, 'deleted')
}

/** Events that no other endpoint was sent. */
const FORGET_EVENTS = `
  delete from webhook_events where company_id = ? and not exists (
    select 1 from webhook_deliveries where webhook_deliveries.company_id = webhook_events.company_id
      and webhook_deliveries.event_id = webhook_events.id)`

const contentOf = ({ description, ...input }: EndpointInput) => ({
  ...input,
  description: description ?? '',
})

/** @throws 422 `webhooks.url_not_callable` for addresses that no call would reach */
function assertCallable(url: string) {
  if (isCallable(new URL(url), env.OUTBOUND_ALLOW)) return
  throw new FieldError('url', 'webhooks.url_not_callable')
}
