import type { Method } from '#api/routes'
import { failureOf, HttpFailure } from './http_failure'
import { signOut } from './session'
import { storedToken } from './session_storage'

/*
 * The transport behind `api.ts` and `queries.ts`, which know the types of the server's routes.
 * Nothing else should call it.
 */

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Give the same key again to repeat a POST safely; without it each POST gets a new one. */
  idempotencyKey?: string
  /** A 401 is then the caller's business and does not end the session. */
  keepsSession?: boolean
}

type Value = string | number | bigint | boolean | null | undefined

export interface RequestOptions extends CallOptions {
  /** Values for the `:names` of the path. */
  params?: Record<string, Value>
  query?: Record<string, Value | readonly Value[]>
  /** JSON, or FormData for an upload. */
  body?: unknown
}

/** The body of an answer and the headers that lists carry. */
export interface Answer<T> {
  body: T
  headers: Headers
}

export async function sendForJson<T>(
  method: Method,
  path: string,
  options?: RequestOptions
): Promise<Answer<T>> {
  const response = await send(method, path, options)
  const text = await response.text()
  return { body: text ? JSON.parse(text) : undefined, headers: response.headers }
}

/** Throws {@link HttpFailure} for anything outside 200 to 299. */
export async function send(method: Method, path: string, options: RequestOptions = {}) {
  const token = storedToken()
  const response = await fetch(address(path, options), {
    method,
    headers: headersFor(method, token, options),
    body: bodyOf(options.body),
    signal: options.signal ?? null,
  }).catch((reason: unknown) => {
    if (options.signal?.aborted) throw reason
    throw new HttpFailure(0)
  })
  if (response.ok) return response

  // The server ended this session (logged out elsewhere, user blocked): so does the browser.
  if (response.status === 401 && token && token === storedToken() && !options.keepsSession)
    signOut()
  throw await failureOf(response)
}

/** The path with the values of its `:names`, and the query behind it. */
function address(path: string, { params, query = {} }: RequestOptions) {
  const filled = fillPath(path, params)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = String(value ?? '')
    if (text !== '') search.set(name, text)
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** `/api/clients/:id` with the values of its `:names`. */
export const fillPath = (path: string, params: RequestOptions['params'] = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

function headersFor(method: Method, token: string | undefined, options: RequestOptions) {
  const headers = new Headers({ accept: 'application/json' })
  headers.set('accept-language', document.documentElement.lang)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (method === 'POST') headers.set('idempotency-key', options.idempotencyKey ?? newKey())
  if (options.body !== undefined && !(options.body instanceof FormData))
    headers.set('content-type', 'application/json')
  return headers
}

function bodyOf(body: unknown) {
  if (body === undefined) return null
  return body instanceof FormData ? body : JSON.stringify(body)
}

/** crypto.randomUUID is missing outside secure contexts (plain http on a local network). */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
