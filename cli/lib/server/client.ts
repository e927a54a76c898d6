import type { AnswerOf, Optional, Path, RequestOf } from '#api/routes'
import { exitCodeFor } from '../failures/exit_codes.js'
import { Failure, ServerFailure } from '../failures/failure.js'
import { renew } from '../session/renewal.js'
import { type Account, loginCommand, type Sessions } from '../session/session.js'
import { isDueForRenewal } from '../session/token.js'
import type { Language } from '../texts.js'
import { clockSkew } from './clock_skew.js'
import { type HttpAnswer, type HttpRequest, PATIENCE_MS, send } from './http.js'
import { newRepeatKey } from './repeat_key.js'
import { type ServerMoment, serverMomentNow } from './server_moment.js'
import { SIGN_IN_REFUSALS } from './sign_in_refusals.js'

export interface Answer<T> {
  body: T
  headers: HttpAnswer['headers']
  /** When the server answered. */
  seen: ServerMoment
}

type Value = string | number | bigint | boolean | null | undefined

export type Change = Exclude<HttpRequest['method'], 'GET'>

/** The parts of an address besides the path, and the body. */
export interface Parts {
  /** Values for the `:names` of the path. */
  params?: Record<string, Value>
  query?: Record<string, Value | readonly Value[]>
  body?: unknown
  /** That the call changes nothing although it is a POST: a dry run sends it too. */
  reads?: boolean
  /** Headers besides those that every call has. */
  headers?: Record<string, string>
}

/** The API of one server, spoken as one account. Failures are `Failure` or `ServerFailure`. */
export class Client {
  #token: string
  #renews = true
  #patienceMs = PATIENCE_MS

  constructor(
    readonly account: Account,
    private readonly language: Language,
    private readonly sessions: Sessions
  ) {
    this.#token = account.token
  }

  /** Leaves renewing the token to other processes, because this one may be killed during a renewal. */
  withoutRenewal() {
    this.#renews = false
  }

  /** Waits less for answers, because the command can go on without them. */
  waitAtMost(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  async get<P extends Path<'GET'>>(path: P, ...[parts]: Optional<RequestOf<'GET', P>>) {
    return this.#call<AnswerOf<'GET', P>>('GET', this.url(path, parts ?? {}))
  }

  /** Every POST carries an idempotency key, its own or a new one; a repetition after a renewed token keeps it. */
  async post<P extends Path<'POST'>>(
    path: P,
    ...[parts]: Optional<RequestOf<'POST', P> & Pick<Parts, 'headers' | 'reads'>>
  ) {
    return this.change<AnswerOf<'POST', P>>('POST', path, parts ?? {})
  }

  /** Changes a record; repeated after a renewed token as it is. */
  async patch<P extends Path<'PATCH'>>(path: P, ...[parts]: Optional<RequestOf<'PATCH', P>>) {
    return this.change<AnswerOf<'PATCH', P>>('PATCH', path, parts ?? {})
  }

  async put<P extends Path<'PUT'>>(path: P, ...[parts]: Optional<RequestOf<'PUT', P>>) {
    return this.change<AnswerOf<'PUT', P>>('PUT', path, parts ?? {})
  }

  /** Deletes a record; a repetition after a broken line does it once. */
  async delete<P extends Path<'DELETE'>>(
    path: P,
    ...[parts]: Optional<RequestOf<'DELETE', P> & Pick<Parts, 'reads'>>
  ) {
    return this.change<AnswerOf<'DELETE', P>>('DELETE', path, parts ?? {})
  }

  /** Sends a change. A dry run stops here, see DryClient. */
  protected async change<T>(method: Change, path: string, parts: Parts): Promise<Answer<T>> {
    const { body: given, headers = {}, reads: _, ...address } = parts
    // Node sends the body of a DELETE without its length, which no server can read.
    const body = method === 'DELETE' ? given : (given ?? {})
    const isOnce = method === 'POST' || method === 'DELETE'
    const more = { ...(isOnce && { 'idempotency-key': newRepeatKey() }), ...headers }
    return this.#call<T>(method, this.url(path, address), body, more)
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

  async #call<T>(
    method: HttpRequest['method'],
    url: URL,
    body?: unknown,
    more?: Record<string, string>
  ) {
    const request = () =>
      send({
        method,
        url,
        patienceMs: this.#patienceMs,
        headers: {
          ...this.headers(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...more,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    let answer = await request()
    if (answer.status === 401 && this.#takeStoredToken()) answer = await request()
    const result = this.#read<T>(answer)
    await this.#renewIfDue(result.seen)
    return result
  }

  #read<T>({ status, headers, text }: HttpAnswer): Answer<T> {
    const body = parse(text)
    if (body === undefined) {
      throw new Failure('not_kontor', { values: { host: this.account.host }, next: 'kontor login' })
    }
    if (status >= 200 && status < 300) {
      return { body: body as T, headers, seen: serverMomentNow(clockSkew(headers.date)) }
    }
    const told = body as Record<string, unknown>
    const { error, code } = told
    if (status === 401 && !SIGN_IN_REFUSALS.has(code)) {
      const { name, host } = this.account
      if (!this.#token) throw new Failure('not_signed_in', { next: 'kontor login' })
      if (!name) throw new Failure('token_refused', { values: { host } })
      const { profile } = this.sessions.account(name) ?? {}
      if (profile && profile.userId !== this.account.profile?.userId) {
        throw new Failure('company_switched', { values: { company: profile.company ?? '' } })
      }
      throw new Failure('session_ended', { values: { host }, next: loginCommand(name) })
    }
    throw new ServerFailure(
      status,
      typeof code === 'string' ? code : `http_${status}`,
      typeof error === 'string' ? error : `HTTP ${status}`,
      exitCodeFor(status),
      told
    )
  }

  /** By the server's clock: that of this machine may be wrong. */
  async #renewIfDue(seen: ServerMoment) {
    const { name, ...account } = this.account
    if (!name || !this.#renews || !isDueForRenewal(this.#token, seen.at)) return
    const ask = (token: string) => this.#askForNextToken(token)
    this.#token = await renew({
      sessions: this.sessions,
      account: { ...account, name },
      token: this.#token,
      ask,
    })
  }

  /** After a 401: takes the token that another command has stored meanwhile. @returns whether there is one */
  #takeStoredToken() {
    const stored = this.sessions.tokenOf(this.account)
    if (!stored || stored === this.#token) return false
    this.#token = stored
    return true
  }

  async #askForNextToken(token: string) {
    const { status, text } = await send({
      method: 'POST',
      url: this.url('/api/auth/refresh-token'),
      headers: {
        ...this.headers(),
        'content-type': 'application/json',
        'idempotency-key': newRepeatKey(),
      },
      body: JSON.stringify({ token }),
    })
    const { token: next } = (parse(text) ?? {}) as { token?: unknown }
    return status === 200 && typeof next === 'string' ? next : undefined
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
