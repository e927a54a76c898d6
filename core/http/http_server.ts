import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import limits, { type ConnectionLimits } from '#config/http_server'
import { bareRefusal } from './bare_refusal.js'
import { findsPlace, RETRY_AFTER } from './limits/crowd.js'

/**
 * The listening server: with limits for slow and greedy connections, and an error response for input that is no HTTP
 * request and never reaches the framework.
 */
export function createHttpServer(handle: RequestListener, given: ConnectionLimits = limits) {
  const { maxConnections, unread, ...options } = given
  const newest = new WeakMap<Socket, ServerResponse>()
  // Node would answer a request without a host itself, without our headers.
  const server = createServer({ ...options, requireHostHeader: false }, (request, response) => {
    newest.set(request.socket, response)
    dropForeignId(request)
    if (!hasOneHost(request)) return refuse(request, response, 400)
    response.once('finish', () => {
      stopReading(request, unread)
      // Node closes idle connections once, when it stops: one that was busy then would keep it for a minute.
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
    if (!findsPlace(request, response)) {
      response.setHeader('retry-after', RETRY_AFTER)
      return refuse(request, response, 429, 'too_many_requests')
    }
    return handle(request, response)
  })
  server.maxConnections = maxConnections
  server.on('checkExpectation', (request, response) => refuse(request, response, 417))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !isAnswered(newest.get(socket))) socket.end(refusal(error))
    else socket.destroy()
  })
  return server
}

/** RFC 9112, 3.2: a request of HTTP/1.1 names its host, and none names two. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage) {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

/** A refusal before the framework sees the request, with our headers and words. */
function refuse(
  { headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  code = 'bad_request'
) {
  const refused = bareRefusal(code, headers['accept-language'])
  response.writeHead(status, refused.headers).end(refused.body)
}

/** Ids as Kontor makes them, and as proxies and tracers do: 32 hex digits, with or without hyphens. */
const REQUEST_ID = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i

/** Request ids appear in logs and in the audit trail: one that does not look like ours is replaced. */
function dropForeignId({ headers }: IncomingMessage) {
  if (!REQUEST_ID.test(String(headers['x-request-id'] ?? ''))) delete headers['x-request-id']
}

/** Whether what is wrong belongs to a request whose answer has begun: a second one would mix with it. */
const isAnswered = (answer: ServerResponse | undefined) =>
  answer?.headersSent === true && !(answer.writableFinished && answer.req.complete)

/** Milliseconds for a client that is still sending to read the answer: a reset would discard it. */
const LAST_WORD = 1000

/**
 * Node would read, and throw away, the rest of a request that was answered early. A small part lets a browser read the
 * answer, which it does after sending; more is only cost.
 */
function stopReading(request: IncomingMessage, unread: ConnectionLimits['unread']) {
  const { socket } = request
  const until = { bytes: socket.bytesRead + unread.bytes, time: Date.now() + unread.milliseconds }
  const look = () => {
    if (request.complete || socket.destroyed) return
    if (socket.bytesRead <= until.bytes && Date.now() <= until.time) return later(look, 20)
    socket.pause()
    later(() => socket.destroy(), LAST_WORD)
  }
  look()
}

const later = (act: () => void, milliseconds: number) => {
  setTimeout(act, milliseconds).unref()
}

const FAILURES: Record<string, [status: string, code: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout'],
}

/** Written by hand: without a request the framework cannot answer, and the language is unknown. */
function refusal({ code = '' }: NodeJS.ErrnoException) {
  const [status, name] = FAILURES[code] ?? ['400 Bad Request', 'bad_request']
  const { headers, body } = bareRefusal(name)
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`)
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n')
}
