import { AppError } from '#core/errors/app_error'
import type { SignedInContext } from '#core/http/caller'
import { EventStream } from './event_stream.js'
import { fanOut } from './fan_out.js'

/** More than anybody's browser tabs and terminals; each costs memory and a connection. */
const MOST_PER_USER = 10

const streamsOf = new Map<string, Set<EventStream>>()
let isClosing = false

/**
 * `GET /api/events`: server-sent events `{ kind, id }` of what the caller may know about.
 * Ends with the session or the token. Throws 429 `too_many_requests` for an eleventh stream of one user.
 */
export function openEventStream(ctx: SignedInContext) {
  const mine = streamsOf.get(ctx.caller.userId) ?? new Set()
  if (mine.size >= MOST_PER_USER) throw new AppError(429, 'too_many_requests', { retryAfter: 60 })

  const { userId } = ctx.caller
  const stream: EventStream = new EventStream({
    identify: async () => {
      const caller = await ctx.auth.use('session').authenticate()
      return { caller, ...(caller.company && { company: caller.company }) }
    },
    ended: (failure) => {
      unsubscribe()
      mine.delete(stream)
      if (mine.size === 0) streamsOf.delete(userId)
      if (failure && !(failure instanceof AppError)) {
        ctx.logger.error({ err: failure }, 'event stream ended by a failure')
      }
    },
  })
  const unsubscribe = fanOut.subscribe((event) => {
    if (event.companyId === ctx.company?.id) stream.deliver(event)
  })
  mine.add(stream)
  streamsOf.set(userId, mine)

  // `no-transform` and the nginx header: proxies must pass each event on at once.
  ctx.response.header('content-type', 'text/event-stream; charset=utf-8')
  ctx.response.header('cache-control', 'no-store, no-transform')
  ctx.response.header('x-accel-buffering', 'no')
  if (isClosing || ctx.request.method() === 'HEAD') stream.end()
  ctx.response.stream(stream.body)
}

/** Ends all streams, and new ones at once: the server cannot stop while one is open. */
export function closeEventStreams() {
  isClosing = true
  for (const streams of [...streamsOf.values()]) for (const stream of [...streams]) stream.end()
}
