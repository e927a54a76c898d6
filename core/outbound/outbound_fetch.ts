import env from '#core/start/env'
import { answerOf } from './answer_of.js'
import { Deadlines, type OutboundLimits } from './deadlines.js'
import { resolveHost } from './resolve_host.js'
import { sendPinned } from './send_pinned.js'
import { findTarget } from './target.js'

const USUAL_LIMITS: OutboundLimits = {
  waitMs: 15_000,
  idleMs: 15_000,
  totalMs: 60_000,
  mostBytes: 5_000_000,
}

/**
 * A `fetch` for addresses that people of a company type, such as the endpoint of a model: libraries take it in place of
 * the global one. It reaches public hosts by https, and hosts of OUTBOUND_ALLOW.
 *
 * @param limits those that differ from the usual ones
 * @returns a fetch that rejects with OutboundError, with the caller's reason after an abort, and with TypeError for a
 *   request that cannot be formed
 */
export function outboundFetch(limits: Partial<OutboundLimits> = {}, resolve = resolveHost) {
  const ownLimits = { ...USUAL_LIMITS, ...limits }

  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const body = new Uint8Array(await request.arrayBuffer())
    const deadlines = new Deadlines(ownLimits, request.signal)
    const { signal } = deadlines
    const { method, headers } = request
    try {
      const allowed = env.OUTBOUND_ALLOW
      const target = await orAbort(
        findTarget(new URL(request.url), { allowed, resolve, signal }),
        signal
      )
      return answerOf(await sendPinned(target, { method, headers, body, signal }), deadlines)
    } catch (error) {
      deadlines.end()
      throw error
    }
  }
}

/** A look-up in the machine's own lists cannot be interrupted, but nobody waits for it longer than allowed. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal) {
  if (signal.aborted) return Promise.reject(signal.reason)
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    ),
  ])
}
