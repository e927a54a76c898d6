import type { Registry } from '@api/registry/schema'
import { failureOf, HttpFailure } from './http_failure'
import { signOut } from './session'
import { storedToken } from './session_storage'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type QueryValue = string | number | boolean | null | undefined
export type Query = Record<string, QueryValue>

export interface RequestOptions {
  /** Values for the `:names` of the path. */
  params?: Record<string, string | number>
  query?: Query
  /** JSON, or FormData for an upload. */
  body?: unknown
  signal?: AbortSignal | undefined
  /** Give the same key again to repeat a POST safely; without it each POST gets a new one. */
  idempotencyKey?: string
  /** A 401 is then the caller's business and does not end the session. */
  keepsSession?: boolean
}

/** The body of an answer and the headers that lists carry. */
export interface Answer<T> {
  body: T
  headers: Headers
}

/** The server's route for a method and a path pattern, from its generated registry. */
type Route<M extends Method, P extends string> = {
  [K in keyof Registry]: P extends Registry[K]['pattern']
    ? M extends Registry[K]['methods'][number]
      ? Registry[K]['types']
      : never
    : never
}[keyof Registry]

export type Path<M extends Method> = {
  [K in keyof Registry]: M extends Registry[K]['methods'][number] ? Registry[K]['pattern'] : never
}[keyof Registry]

type Types<M extends Method, P extends string> =
  Route<M, P> extends { response: infer R; body: infer B } ? { response: R; body: B } : never

/**
 * Calls a route of the server with the types that the server itself declares for it.
 * `api('POST', '/api/clients', { body })` answers the made client; throws {@link HttpFailure}.
 */
export function api<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  options: RequestOptions & { body?: Types<M, P>['body'] } = {}
): Promise<Types<M, P>['response']> {
  return request<Types<M, P>['response']>(method, path, options)
}

/** The call behind {@link api}, for an answer whose type the caller names. */
export async function request<T>(method: Method, path: string, options: RequestOptions = {}) {
  return (await requestWithHeaders<T>(method, path, options)).body
}

/** As {@link request}, and with the headers of the answer (`X-Total-Count`, `X-Totals`). */
export async function requestWithHeaders<T>(
  method: Method,
  path: string,
  options: RequestOptions = {}
): Promise<Answer<T>> {
  const response = await send(method, path, options)
  const text = await response.text()
  return { body: text ? JSON.parse(text) : undefined, headers: response.headers }
}

/** A file of the server (PDF, CSV), with the name it gives. */
export async function download(path: string, options: RequestOptions = {}) {
  const response = await send('GET', path, options)
  return {
    name: fileName(response.headers.get('content-disposition') ?? ''),
    file: await response.blob(),
  }
}

/** The name in its encoded form (RFC 8187), else the plain one. */
function fileName(disposition: string) {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)/.exec(disposition)?.[1] ?? 'download'
}

/** The body of an answer as it comes, for what never ends (`/api/events`). */
export async function openStream(path: string, signal: AbortSignal) {
  const { body } = await send('GET', path, { signal })
  if (!body) throw new HttpFailure(0)
  return body
}

async function send(method: Method, path: string, options: RequestOptions) {
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

function address(path: string, { params = {}, query = {} }: RequestOptions) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? '')
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

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
