import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import env from '#core/start/env'

/** A request as the receiver gets it. */
export interface Arrived {
  headers: IncomingHttpHeaders
  /** To the letter, as it was signed. */
  body: string
  event: {
    id: string
    type: string
    createdAt: string
    companyId: string
    data: Record<string, string | number | boolean | null>
  }
}

/** How the receiver answers: a status, or whatever a broken server does. */
export type Reply = number | ((response: ServerResponse) => unknown)

/**
 * A receiver on this machine, which plays one reply after the other, the last one again and again. Its address is
 * allowed while it runs.
 */
export async function openHookSink(...replies: Reply[]) {
  const arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const reply = replies[Math.min(arrived.length, replies.length - 1)] ?? 204
    arrived.push({ headers: request.headers, body, event: JSON.parse(body) })
    if (typeof reply === 'function') reply(response)
    else response.writeHead(reply).end(reply === 204 ? undefined : 'noted')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  env.OUTBOUND_ALLOW = [...env.OUTBOUND_ALLOW, host]
  const forbid = () => {
    env.OUTBOUND_ALLOW = env.OUTBOUND_ALLOW.filter((allowed) => allowed !== host)
  }
  return {
    arrived,
    host,
    url: `http://${host}/hooks`,
    forbid,
    close() {
      forbid()
      server.closeAllConnections()
      server.close()
    },
  }
}

export type HookSink = Awaited<ReturnType<typeof openHookSink>>

/** Whether a secret has signed a request, as a receiver would find out, without any code of the product. */
export function isSignedBy(secret: string, { headers, body }: Arrived) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const expected = createHmac('sha256', key).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}
