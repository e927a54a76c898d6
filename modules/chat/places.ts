import { AppError } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'

/** Questions of one company at once, so that one company leaves connections and memory to the others. */
const MOST_AT_ONCE = 3

const underWay = new Map<string, Set<AbortController>>()
let isClosing = false

/**
 * Takes one of the company's places.
 * @returns aborts the question, and frees the place
 * @throws 429 `chat.too_many_at_once`
 */
export function takePlace({ company }: CompanyContext) {
  const places = underWay.get(company.id) ?? new Set()
  if (places.size >= MOST_AT_ONCE) {
    throw new AppError(429, 'chat.too_many_at_once', { retryAfter: 10 })
  }
  const controller = new AbortController()
  if (isClosing) controller.abort()
  underWay.set(company.id, places.add(controller))
  return {
    controller,
    free() {
      places.delete(controller)
      if (places.size === 0) underWay.delete(company.id)
    },
  }
}

/** Ends all questions, and new ones at once: the server cannot stop while one is open. */
export function closePlaces() {
  isClosing = true
  for (const places of underWay.values()) for (const controller of places) controller.abort()
}
