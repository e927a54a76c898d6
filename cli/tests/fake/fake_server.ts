import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface Seen {
  method: string
  path: string
  /** What follows the `?` of the address. */
  query: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

/** Answers on a real port with prepared replies, and remembers the requests. */
export abstract class FakeServer {
  seen: Seen[] = []
  /** Answers with this instead, once for each entry. */
  next: Reply[] = []
  /** Answers only after this. */
  held: Promise<unknown> | undefined
  /** Only requests to this address are held. */
  heldAt: string | undefined
  /** Handles the next request to this address, but breaks the connection instead of answering. */
  breaksAt: string | undefined
  /** How many requests in a row are broken there; a client repeats one on a connection that it had used before. */
  breaks = 1
  #server: Server | undefined
  #protocol = 'http'
  #streams = new Set<ServerResponse>()

  abstract route(seen: Seen, query: URLSearchParams): Reply
  /** Whether a request comes from a signed-in user. */
  abstract isKnown(seen: Seen): boolean

  /** @param tls with a certificate it answers over https */
  async start(tls?: { key: Buffer; cert: Buffer }) {
    const answer = (request: IncomingMessage, response: ServerResponse) =>
      void this.#answer(request, response)
    this.#protocol = tls ? 'https' : 'http'
    this.#server = tls ? createSecureServer(tls, answer) : createServer(answer)
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve))
    return this
  }

  get host() {
    const { port } = this.#server!.address() as AddressInfo
    return `${this.#protocol}://127.0.0.1:${port}`
  }

  async stop() {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  /** Sends an event to every open event stream, as the server does. */
  tell(event: string) {
    for (const stream of this.#streams) {
      stream.write(`event: ${event}\ndata: {"kind":"${event}","id":"x"}\n\n`)
    }
  }

  get hasListeners() {
    return this.#streams.size > 0
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://fake')
    const text = (await request.toArray()).join('')
    const seen = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.search.slice(1),
      headers: request.headers,
      body: text ? JSON.parse(text) : {},
    }
    this.seen.push(seen)
    if (url.pathname === '/api/events' && this.isKnown(seen)) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      this.#streams.add(response)
      response.on('close', () => this.#streams.delete(response))
      return
    }
    if (this.heldAt === undefined || this.heldAt === seen.path) await this.held
    const { status, body, headers } = this.next.shift() ?? this.route(seen, url.searchParams)
    if (this.breaksAt === seen.path) {
      if (--this.breaks < 1) {
        this.breaksAt = undefined
        this.breaks = 1
      }
      response.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}
