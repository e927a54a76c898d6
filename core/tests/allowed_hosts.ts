import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Group } from '@japa/runner/core'
import type { OutboundLimits } from '#core/outbound/deadlines'
import type { OutboundReason } from '#core/outbound/outbound_error'
import env from '#core/start/env'

export type Handler = Parameters<typeof createServer>[1]

/** Limits under which a test ends soon. */
export const QUICK: Partial<OutboundLimits> = {
  waitMs: 100,
  idleMs: 100,
  totalMs: 400,
  mostBytes: 1000,
}

/** Hosts of this machine that calls to typed addresses may reach, until the test ends. */
export function allowedHosts(group: Group) {
  const servers: Server[] = []
  group.each.teardown(() => {
    env.OUTBOUND_ALLOW = []
    for (const server of servers.splice(0)) {
      server.close()
      server.closeAllConnections()
    }
  })

  async function serve(handler: Handler, host = '127.0.0.1') {
    const server = createServer(handler)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const at = `${host}:${(server.address() as AddressInfo).port}`
    env.OUTBOUND_ALLOW = [...env.OUTBOUND_ALLOW, at]
    return `http://${at}`
  }
  return { serve, servers }
}

/** Why a call fails, or the failure that has no reason of ours. */
export const reasonOf = async (work: Promise<Response>): Promise<OutboundReason> =>
  work
    .then((response) => response.text())
    .then(
      (body) => assertNever(body),
      (error) => error.reason ?? error
    )

function assertNever(body: string): never {
  throw new Error(`answered ${body}`)
}
