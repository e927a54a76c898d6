import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Around 300 ms, and so far apart that any of several answers may be the last. */
const DELAY_MS = { shortest: 100, longest: 500 }

/** Of all answers that a screen has asked for. */
const LONGEST_WAIT_MS = 30_000

const isCall = (request: Request) => /\/api\/(?!events)/.test(request.url())

/**
 * From here on the answers of the API come late and not in the order in which they were asked for.
 * @param seed the same one gives the same delays
 * @returns waits until none is on its way
 */
export async function delayAnswers(page: Page, seed: number) {
  const random = randomFrom(seed)
  const waited = new Set<Request>()
  page.on('request', (request) => isCall(request) && waited.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => waited.delete(request))
  }
  await page.route('**/api/**', async (route) => {
    await wait(DELAY_MS.shortest + random() * (DELAY_MS.longest - DELAY_MS.shortest))
    // The page that asked may have been left.
    await route.continue().catch(() => {})
  })
  return async () => {
    const end = Date.now() + LONGEST_WAIT_MS
    while (waited.size > 0) {
      if (Date.now() > end) {
        const urls = [...waited].map((request) => request.url())
        throw new Error(`These requests have no end: ${urls.join(', ')}`)
      }
      await wait(10)
    }
  }
}

/** Numbers from 0 to 1 that look like chance (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
