import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import app from '@adonisjs/core/services/app'
import proxyAddr from 'proxy-addr'
import type { http } from '#config/app'
import { networkOf } from './network_of.js'

/** How many password checks run at once, and how many more of one network may wait. */
export const PASSWORD_CHECKS = {
  /** One core is left to people who are signed in already. */
  atOnce: Math.max(1, availableParallelism() - 1),
  /** An office of twenty that signs in at nine, and then some. */
  waiting: 30,
}

/** Unanswered calls that one network may have: the check of a further one would be refused inside as well. */
const MOST = PASSWORD_CHECKS.atOnce + PASSWORD_CHECKS.waiting

/** Seconds after which a refused call may come again. */
export const RETRY_AFTER = 5

/** Calls without a sign-in that check or set a password. */
const COUNTED = /^\/api\/auth\/(login|signup|register|reset-password|setup)(\?|$)/

const isCounted = ({ method, url = '' }: IncomingMessage) => method === 'POST' && COUNTED.test(url)

/** Asked for by request: the server is imported before its settings are checked, so that a wrong one is put into words. */
const trustProxy = () => app.config.get<typeof http.trustProxy>('app.http.trustProxy')

const underWay = new Map<string, number>()
const refused = new Map<string, number>()

/** Functions that free the places of a connection's unanswered calls. */
const held = new WeakMap<Socket, Set<() => void>>()

/**
 * Takes one of the network's places at the sign-in; it is free again when the answer is sent or the connection ends. A
 * flood is refused here, before the framework has read it: three hundred refusals inside would keep everybody else's
 * sign-in waiting.
 * @returns whether there was a place; without one the caller refuses
 */
export function findsPlace(request: IncomingMessage, response: ServerResponse) {
  if (!isCounted(request)) return true
  const network = networkOf(proxyAddr(request, trustProxy()))
  const before = underWay.get(network) ?? 0
  if (before >= MOST) {
    refused.set(network, (refused.get(network) ?? 0) + 1)
    return false
  }
  underWay.set(network, before + 1)
  const places = heldBy(request.socket)
  const free = (): void => {
    if (places.delete(free)) leave(network)
  }
  places.add(free)
  response.once('close', free)
  return true
}

/**
 * When a connection ends, Node 24.0 sends `close` only to the first of its unanswered calls: the places of the others
 * would be taken for ever.
 */
function heldBy(socket: Socket) {
  const existing = held.get(socket)
  if (existing) return existing
  const places = new Set<() => void>()
  held.set(socket, places)
  socket.once('close', () => {
    for (const free of places) free()
  })
  return places
}

function leave(network: string) {
  const left = (underWay.get(network) ?? 1) - 1
  if (left > 0) underWay.set(network, left)
  else underWay.delete(network)
  if (left > 0) return
  const requests = refused.get(network)
  refused.delete(network)
  if (requests) void log(network, requests)
}

/** One line for a flood: a line for each request would be a second flood. */
async function log(network: string, requests: number) {
  // The listening server is made before the application has a logger.
  const { default: logger } = await import('@adonisjs/core/services/logger')
  logger.info({ address: network, requests }, 'crowd at the sign-in refused')
}
