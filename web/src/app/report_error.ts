import { PRODUCT_VERSION } from '@/lib/product'
import { api } from '@/lib/server/api'
import { HttpFailure } from '@/lib/server/http_failure'

/** Of one visit: a screen that fails again and again is reported once. */
const reported = new Set<string>()
const MOST_REPORTS = 10

/**
 * Tells the server that a screen could not be shown. The server cleans what it keeps; a sentence of the server, which
 * may name somebody, stays here anyway. A report that does not arrive is nobody's business but the console's.
 */
export async function reportError(failure: unknown) {
  const { name, message, stack } = factsOf(failure)
  const page = window.location.pathname
  const kind = `${name} ${message} ${page}`
  if (reported.has(kind) || reported.size >= MOST_REPORTS) return
  reported.add(kind)
  const body = {
    name: name.slice(0, 100),
    message: message.slice(0, 1000),
    stack: stack.slice(0, 10_000),
    page: page.slice(0, 500),
    version: PRODUCT_VERSION,
  }
  await api('POST', '/api/client-errors', { body, keepsSession: true, outlivesPage: true }).catch(
    (reason: unknown) => console.warn('The failure could not be reported.', reason)
  )
}

function factsOf(failure: unknown) {
  if (!(failure instanceof Error)) return { name: 'Error', message: typeof failure, stack: '' }
  const { name, message, stack = '' } = failure
  if (!(failure instanceof HttpFailure)) return { name, message: message || name, stack }
  // A stack begins with the message.
  return { name, message: `${failure.status} ${failure.code}`, stack: stack.replace(message, '') }
}
