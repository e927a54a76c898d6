import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/errors/app_error'
import { jsonSize } from './json_size.js'

/** Types of bodies read here, by the route for uploads and by the one for mails. */
const READ = ['application/json', 'multipart/form-data', 'message/rfc822']
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const DEEPEST = 20

/** Several times an invoice of five hundred lines, the largest thing that anybody sends. */
const MOST_VALUES = 20_000

/** Names that every object already has: a body with its own would break or deceive code that converts it. */
const INHERITED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/**
 * Reads the body, which the body parser passes on as text. Refuses types that are not read, because a call that drops
 * its input would look successful, and JSON that cannot be meant: broken Unicode (which breaks databases and address
 * parsers), members such as `toString`, nesting or values without end.
 */
export default class PlainJsonMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (!request.is(READ) && isSent(request)) throw new AppError(415, 'unsupported_media_type')
    const text = request.is(['message/rfc822']) ? null : request.raw()
    if (text) request.updateBody(parse(text))
    return next()
  }
}

/** Whether anything comes behind the headers. */
const isSent = (request: HttpContext['request']) =>
  WITH_BODY.has(request.method()) &&
  (Number(request.header('content-length') ?? 0) > 0 ||
    request.header('transfer-encoding') !== undefined)

function parse(text: string): Record<string, unknown> {
  const { values, deepest } = jsonSize(text)
  if (values > MOST_VALUES) throw new AppError(413, 'too_large')
  if (deepest > DEEPEST) throw new AppError(400, 'bad_request')
  const body = parseOrRefuse(text)
  if (typeof body !== 'object' || body === null || !isPlain(body)) {
    throw new AppError(400, 'bad_request')
  }
  return body
}

function parseOrRefuse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text, revive)
  } catch {
    throw new AppError(400, 'bad_request')
  }
}

/** An empty form field counts as missing. Keys that would change the prototype of an object are dropped. */
function revive(name: string, value: unknown) {
  if (name === '__proto__') return undefined
  if (name === 'constructor' && Object.hasOwn(Object(value), 'prototype')) return undefined
  return value === '' ? null : value
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isPlain)
  return Object.entries(value).every(
    ([name, entry]) => !INHERITED.has(name) && name.isWellFormed() && isPlain(entry)
  )
}
