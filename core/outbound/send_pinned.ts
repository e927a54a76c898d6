import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { OutboundError } from './outbound_error.js'
import type { Target } from './target.js'

/** Bytes of all headers of an answer */
const MOST_HEADERS = 16_384
/** Set from the target and the body, never by the caller. */
const OWN_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding']

export interface PinnedRequest {
  method: string
  headers: Headers
  body: Uint8Array
  signal: AbortSignal
}

/**
 * Sends one request to the checked addresses of a target; the name is not resolved again. Nothing is kept open
 * afterwards, and no proxy and no redirect is followed.
 *
 * @throws OutboundError `unreachable`; the reason of the signal when that aborts
 */
export function sendPinned(
  { url, addresses }: Target,
  { method, headers, body, signal }: PinnedRequest
) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const sent = send(url, {
      method,
      headers: { ...sendable(headers), ...(body.length > 0 && { 'content-length': body.length }) },
      agent: false,
      lookup: pinnedTo(addresses),
      maxHeaderSize: MOST_HEADERS,
      rejectUnauthorized: true,
      signal,
    })
    sent.once('response', resolve)
    sent.on('error', (error) =>
      reject(signal.aborted ? signal.reason : new OutboundError('unreachable', error))
    )
    sent.end(body)
  })
}

function sendable(headers: Headers) {
  const kept = [...headers].filter(([name]) => !OWN_HEADERS.includes(name))
  return { ...Object.fromEntries(kept), 'accept-encoding': 'identity' }
}

/** Answers with the addresses that were checked, whatever the name says by now. */
function pinnedTo(addresses: string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_host, _options, done) => done(null, found)
}
