import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SECURITY_HEADERS } from '#core/http/headers/security_headers'

/** Puts the security headers on every answer: pages, files, API, errors. */
export default class SecurityHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    for (const [name, value] of SECURITY_HEADERS) response.response.setHeader(name, value)
    if (request.url().startsWith('/api/')) response.response.setHeader('cache-control', 'no-store')
    return next()
  }
}
