import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import HttpExceptionHandler from '#core/errors/handler'

export interface InsideCall {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  body?: Record<string, unknown>
}

export interface InsideAnswer {
  status: number
  /** As a client of the API would read it from the JSON. */
  body: unknown
  header: (name: string) => string | undefined
}

/**
 * Calls a route of this server for the caller of another request, without a connection: with the same token, so that
 * policy, validator and company scope decide as for any client. The answer counts as one to a program.
 */
export async function callInside(outer: HttpContext, call: InsideCall): Promise<InsideAnswer> {
  const message = messageFor(outer, call)
  const reply = new ServerResponse(message)
  const request = server.createRequest(message, reply)
  const response = server.createResponse(message, reply)
  const resolver = app.container.createResolver()
  const ctx = server.createHttpContext(request, response, resolver)
  ctx.language = outer.language
  ctx.isForProgram = true

  const match = router.match(request.url(), call.method, request.parsedUrl.shouldDecodeParam)
  if (!match) throw new Error(`${call.method} ${request.url()} is no route.`)
  Object.assign(ctx, { params: match.params, route: match.route, routeKey: match.routeKey })
  await match.route.execute(match.route, resolver, ctx, answerFailure)
  return {
    status: response.getStatus(),
    body: asJson(response.getBody()),
    header: (name) => response.getHeader(name)?.toString(),
  }
}

function messageFor(outer: HttpContext, { method, path, body }: InsideCall) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: outer.request.ip() })
  const text = body && JSON.stringify(body)
  const message = new IncomingMessage(socket)
  message.method = method
  message.url = path
  message.headers = {
    accept: 'application/json',
    ...pick(outer, ['authorization', 'host', 'user-agent', 'accept-language']),
    'x-request-id': outer.request.id(),
    ...(text && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
  }
  if (text) message.push(text)
  message.push(null)
  message.complete = true
  return message
}

const pick = ({ request }: HttpContext, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, request.header(name)]))

async function answerFailure(error: unknown, ctx: HttpContext) {
  const handler = new HttpExceptionHandler()
  await handler.report(error, ctx)
  await handler.handle(error, ctx)
}

function asJson(body: unknown): unknown {
  if (body === null || body === undefined || body === '') return null
  return JSON.parse(typeof body === 'string' ? body : JSON.stringify(body))
}
