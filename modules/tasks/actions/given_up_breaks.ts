import type { HttpContext } from '@adonisjs/core/http'
import { takeKey } from '#core/http/write'
import type { OfflineBreak } from './change_offline.js'

interface GivenUpBreak extends OfflineBreak {
  /** Idempotency keys of the pause and the resume that the client gave up on. */
  startKey?: string | undefined
  endKey?: string | undefined
}

/**
 * Breaks of a client that gave up on their requests. A request that has not been carried out no longer can be. A pause
 * that has been, perhaps later than the person resumed, is the break itself: it begins at the earlier moment and ends as
 * the client says. Only inside `write`.
 */
export async function takeBreaks(ctx: HttpContext, breaks: GivenUpBreak[] = []) {
  const taken: OfflineBreak[] = []
  for (const { startTime, endTime, startKey, endKey } of breaks) {
    const pausedAt = startKey && pauseOf(await takeKey(ctx, startKey))
    if (endKey) await takeKey(ctx, endKey)
    if (pausedAt && startTime !== undefined) {
      taken.push({ startTime: Math.min(startTime, pausedAt) })
      if (endTime !== undefined) taken.push({ endTime })
    } else taken.push({ startTime, endTime })
  }
  return taken
}

/** When the break began that the answer of a pause names. */
function pauseOf(answer: unknown): number | undefined {
  const { timeEntry } = (answer || {}) as { timeEntry?: { pausedAt?: unknown } }
  const pausedAt = timeEntry?.pausedAt
  return typeof pausedAt === 'string' ? Date.parse(pausedAt) : undefined
}
