import type { AnswerOf, Optional, Path, RequestOf } from '#api/routes'
import { exitCodeFor } from './exit_codes.js'
import { Failure, ServerFailure } from './failure.js'
import { type HttpAnswer, send } from './http.js'
import { type ServerMoment, serverMomentNow } from './server_moment.js'
import type { Account, Sessions } from './session.js'
import type { Language } from './texts.js'
import { isWorthRenewing } from './token.js'

/** Loads node:crypto, 5 ms, only for calls that change something. */
const newKey = () => process.getBuiltinModule('node:crypto').randomUUID()

export interface Answer<T> {
  body: T
  headers: HttpAnswer['headers']
  /** When the server answered. */
  seen: ServerMoment
}

type Value = string | number | bigint | boolean | null | undefined

/** What stands in an address besides the path itself, and what is sent. */
interface Parts {
  /** Values for the `:names` of the path. */
  params?: Record<string, Value>
  query?: Record<string, Value | readonly Value[]>
  body?: unknown
}

/** The API of one server, spoken as one account. Failures are `Failure` or `ServerFailure`. */
export class Client {
  #token: string

  constructor(
    readonly account: Account,
    private readonly language: Language,
    private readonly sessions: Sessions
  ) {
    this.#token = account.token
  }

  async get<P extends Path<'GET'>>(path: P, ...[parts]: Optional<RequestOf<'GET', P>>) {
    await this.#renewIfDue()
    return this.#call<AnswerOf<'GET', P>>('GET', this.url(path, parts ?? {}))
  }

  /** Every POST carries an idempotency key; a repetition after a renewed token keeps it. */
  async post<P extends Path<'POST'>>(path: P, ...[parts]: Optional<RequestOf<'POST', P>>) {
    await this.#renewIfDue()
    const { body = {}, ...address }: Parts = parts ?? {}
    return this.#call<AnswerOf<'POST', P>>('POST', this.url(path, address), body, newKey())
  }

  url(path: string, { params = {}, query = {} }: Parts = {}) {
    const filled = path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name] ?? ''))
    )
    const url = new URL(filled, this.account.host)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
    }
    return url
  }

  /** Headers of a call by this account, for the event stream too. */
  headers(): Record<string, string> {
    return {
      accept: 'application/json',
      'accept-language': this.language,
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
    }
  }

  async #call<T>(method: 'GET' | 'POST', url: URL, body?: unknown, key?: string) {
    const request = () =>
      send({
        method,
        url,
        headers: {
          ...this.headers(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    let answer = await request()
    if (answer.status === 401 && (await this.#newToken())) answer = await request()
    return this.#read<T>(answer)
  }

  #read<T>({ status, headers, text }: HttpAnswer): Answer<T> {
    const body = parse(text)
    if (body === undefined) {
      throw new Failure('not_kontor', { values: { host: this.account.host }, next: 'kontor login' })
    }
    if (status >= 200 && status < 300) {
      return { body: body as T, headers, seen: serverMomentNow(clockSkew(headers.date)) }
    }
    const { error, code } = body as { error?: unknown; code?: unknown }
    if (status === 401 && code !== 'invalid_credentials') {
      // Signing in would change nothing: the variable goes before what is stored.
      if (this.#token && !this.account.name) throw new Failure('token_refused')
      throw new Failure('not_signed_in', { next: 'kontor login' })
    }
    throw new ServerFailure(
      status,
      typeof code === 'string' ? code : `http_${status}`,
      typeof error === 'string' ? error : `HTTP ${status}`,
      exitCodeFor(status)
    )
  }

  /** In the last hour before the call; when it does not work, the call itself will tell. */
  async #renewIfDue() {
    if (this.account.name && isWorthRenewing(this.#token, Date.now())) await this.#renew()
  }

  /** After a 401: the token that another terminal has stored meanwhile, else a renewed one. */
  async #newToken() {
    const { name } = this.account
    if (!name) return false
    const stored = this.sessions.account(name)?.token
    if (stored && stored !== this.#token) {
      this.#token = stored
      return true
    }
    return isWorthRenewing(this.#token, Date.now()) && this.#renew()
  }

  async #renew() {
    const { name } = this.account
    const answer = await send({
      method: 'POST',
      url: this.url('/api/auth/refresh-token'),
      headers: {
        ...this.headers(),
        'content-type': 'application/json',
        'idempotency-key': newKey(),
      },
      body: JSON.stringify({ token: this.#token }),
    })
    const { token } = (parse(answer.text) ?? {}) as { token?: unknown }
    if (!name || answer.status !== 200 || typeof token !== 'string') return false
    this.#token = token
    this.sessions.update(name, { token })
    return true
  }
}

function parse(text: string): unknown {
  if (!text) return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The server's clock less ours in ms; 0 below two seconds, as the Date header has whole ones. */
function clockSkew(date: string | string[] | undefined) {
  const skew = typeof date === 'string' ? Date.parse(date) - Date.now() : 0
  return Math.abs(skew) < 2000 || Number.isNaN(skew) ? 0 : skew
}
