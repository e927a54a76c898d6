import type { HttpContext } from '@adonisjs/core/http'
import { localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server'
import { AppError } from '#core/errors/app_error'
import env from '#core/start/env'

/**
 * Refuses requests that a page of another site sends through the browser of somebody, also when its name was pointed at
 * this server afterwards (DNS rebinding; Model Context Protocol, Streamable HTTP, "Security Warning"). Programs send no
 * `Origin`; the web app's own is the only one that is accepted.
 * @throws 403 `foreign_origin`, `foreign_host`
 */
export function assertOwnPlace({ request }: HttpContext) {
  const { origin, hostname } = new URL(env.APP_URL)
  const sender = request.header('origin')
  if (sender !== undefined && sender !== origin) throw new AppError(403, 'mcp.foreign_origin')
  const known = [hostname, ...localhostAllowedHostnames()]
  if (!validateHostHeader(request.host(), known).ok) throw new AppError(403, 'mcp.foreign_host')
}
