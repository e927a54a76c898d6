import { availableParallelism } from 'node:os'

/** How many hashes may be computed at once: one core is left to everybody who is signed in already. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs expensive work (a password hash takes a core for 30 ms) so that many at once neither starve
 * the other requests nor eat the memory. Who came first is served first.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
