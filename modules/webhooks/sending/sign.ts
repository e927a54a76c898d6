import { createHmac } from 'node:crypto'

interface Message {
  /** The event's, the same for each attempt. */
  id: string
  /** Seconds since 1970 UTC, of the attempt. */
  timestamp: number
  body: string
}

/**
 * The headers by which a receiver knows that a request is Kontor's (https://www.standardwebhooks.com).
 * @param keys of the secrets that are valid, one signature for each
 */
export const signedHeaders = ({ id, timestamp, body }: Message, keys: readonly Buffer[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': keys
    .map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' '),
})
