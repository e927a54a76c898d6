import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { OutboundError } from '#core/outbound/outbound_error'
import { outboundFetch } from '#core/outbound/outbound_fetch'
import type { Attempt, ClaimedDelivery, Failure } from './delivery.js'
import { openSecret } from './secrets.js'
import { signedHeaders } from './sign.js'

/** Milliseconds for one whole attempt. */
export const PATIENCE = 10_000
/** An announced answer that is larger counts as broken; of others, only the beginning is read. */
const MOST_BYTES = 1_000_000
/** Bytes of an answer that the log keeps. */
const KEPT_BYTES = 1024

interface Letter {
  url: string
  sealed_secret: string
  sealed_former_secret: string | null
  former_secret_until_at: number | string | null
  body: string
}

const LETTER = `
  select webhook_endpoints.url, webhook_endpoints.sealed_secret, webhook_endpoints.sealed_former_secret,
    webhook_endpoints.former_secret_until_at, webhook_events.body
  from webhook_deliveries
  join webhook_endpoints on webhook_endpoints.company_id = webhook_deliveries.company_id
    and webhook_endpoints.id = webhook_deliveries.endpoint_id
  join webhook_events on webhook_events.company_id = webhook_deliveries.company_id
    and webhook_events.id = webhook_deliveries.event_id
  where webhook_deliveries.company_id = ? and webhook_deliveries.id = ?`

/** The limits of a call, replaced by tests. */
export const limits = {
  waitMs: PATIENCE,
  idleMs: PATIENCE,
  totalMs: PATIENCE,
  mostBytes: MOST_BYTES,
}

/**
 * Sends a claimed delivery once. Never inside a transaction.
 * @returns undefined when the delivery was deleted meanwhile
 * @throws the reason of the signal when that aborts
 */
export async function sendAttempt(
  delivery: ClaimedDelivery,
  signal: AbortSignal
): Promise<Attempt | undefined> {
  const [letter] = await readRows<Letter>(LETTER, [delivery.company_id, delivery.id])
  if (!letter) return undefined
  const at = now()
  const begin = performance.now()
  const outcome = await outcomeOf(() => post(delivery, letter, signal))
  signal.throwIfAborted()
  return { at, duration: Math.round(performance.now() - begin), ...outcome }
}

type Outcome = Pick<Attempt, 'status' | 'failure' | 'answer'>

async function outcomeOf(call: () => Promise<Response>): Promise<Outcome> {
  try {
    const response = await call()
    const { status, ok } = response
    return { status, failure: ok ? '' : 'status', answer: await beginningOf(response) }
  } catch (error) {
    return { status: null, failure: failureOf(error), answer: '' }
  }
}

async function post(delivery: ClaimedDelivery, letter: Letter, signal: AbortSignal) {
  const keys = keysOf(delivery.company_id, letter)
  if (keys.length === 0) throw new UnreadableSecret()
  const message = {
    id: delivery.event_id,
    timestamp: Math.floor(now() / 1000),
    body: letter.body,
  }
  return outboundFetch(limits)(letter.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Kontor-Webhooks/1',
      ...signedHeaders(message, keys),
    },
    body: letter.body,
    signal,
  })
}

/** The secret was sealed with another APP_KEY; a rotation makes a new one. */
class UnreadableSecret extends Error {
  override name = 'UnreadableSecret'
}

function keysOf(companyId: string, letter: Letter) {
  const { sealed_secret, sealed_former_secret, former_secret_until_at } = letter
  const isFormerValid = Number(former_secret_until_at ?? 0) > now()
  const sealed = isFormerValid ? [sealed_secret, sealed_former_secret] : [sealed_secret]
  return sealed.flatMap((one) => (one === null ? [] : (openSecret(one, { id: companyId }) ?? [])))
}

function failureOf(error: unknown): Failure {
  if (error instanceof UnreadableSecret) return 'secret'
  if (error instanceof OutboundError) return error.reason
  // An address that was accepted and cannot be called.
  return 'address'
}

/** The status has decided already: an answer that breaks off or never ends is no failure. */
async function beginningOf({ body }: Response) {
  if (!body) return ''
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = body.getReader()
  try {
    while (bytes < KEPT_BYTES) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      bytes += value.length
    }
  } catch {
    // The log keeps what has come.
  }
  await reader.cancel().catch(() => undefined)
  const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, KEPT_BYTES))
  return text.replaceAll('\0', '\uFFFD')
}
