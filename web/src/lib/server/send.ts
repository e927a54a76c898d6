import type { Method } from '#api/routes'
import { beginAgain, endSession, isOvertaken } from '../session/session'
import { storedToken, storedUserId } from '../session/session_storage'
import { noteServerDate } from '../time/server_clock'
import { takeAskedAhead } from './asked_ahead'
import { noteAnswer, noteSilence } from './connection'
import { failureOf, HttpFailure } from './http_failure'
import { dropKey, keepKey, keyFor } from './repeat_key'

/*
 * The transport behind `api.ts` and `queries.ts`, which know the types of the server's routes.
 * Nothing else should call it.
 */

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Give the same key again to repeat a POST safely; without it each POST gets a new one. */
  idempotencyKey?: string
  /** A question by POST, of which nothing is kept (a preview): it says nothing of the change before it. */
  isDrawn?: boolean
  /** A 401 is then the caller's business and does not end the session. */
  keepsSession?: boolean
  /** The browser finishes the request even when the page is closed meanwhile. */
  outlivesPage?: boolean
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

/** The answers of a proxy that got none from the server, or not in time. */
const NO_ANSWER = [502, 504]

/** Throws {@link HttpFailure} for anything outside 200 to 299. */
export async function send(method: Method, path: string, options: RequestOptions = {}) {
  const token = storedToken()
  if (isOvertaken()) {
    beginAgain()
    throw new HttpFailure(0)
  }
  const url = address(path, options)
  const body = bodyOf(options.body)
  const request = `${storedUserId()} ${url} ${body}`
  const key = options.idempotencyKey ?? keyFor(request)
  const isPost = method === 'POST'
  // Forms with files cannot be compared.
  const noAnswer = () =>
    isPost && !options.isDrawn && !(body instanceof FormData) && keepKey(request, key)
  const ask = () =>
    fetch(url, {
      method,
      headers: headersFor(token, options.body, isPost ? key : undefined),
      body,
      signal: options.signal ?? null,
      keepalive: options.outlivesPage ?? false,
    }).catch((reason: unknown) => {
      if (options.signal?.aborted) throw reason
      noAnswer()
      noteSilence()
      throw new HttpFailure(0)
    })
  const asked = method === 'GET' ? takeAskedAhead(url, token) : undefined
  const ahead = asked && (await asked)
  const response = ahead?.response ?? (await ask())
  noteServerDate(response.headers.get('date'), ahead?.at)
  if (NO_ANSWER.includes(response.status)) {
    noAnswer()
    noteSilence()
  } else {
    noteAnswer()
    if (method !== 'GET' && !options.isDrawn) dropKey()
  }
  if (response.ok) return response

  // The server ended this session (logged out elsewhere, user blocked): so does the browser.
  if (response.status === 401 && token && token === storedToken() && !options.keepsSession)
    endSession()
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

function headersFor(token: string | undefined, body: unknown, key: string | undefined) {
  const headers = new Headers({ accept: 'application/json' })
  headers.set('accept-language', document.documentElement.lang)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (key) headers.set('idempotency-key', key)
  if (body !== undefined && !(body instanceof FormData))
    headers.set('content-type', 'application/json')
  return headers
}

function bodyOf(body: unknown) {
  if (body === undefined) return null
  return body instanceof FormData ? body : JSON.stringify(body)
}
