import logger from '@adonisjs/core/services/logger'
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { CompanyContext } from '#core/http/caller'
import env from '#core/start/env'
import { serverFor } from './server_for.js'

/** Headers by which the protocol repeats what the body says, for gateways; they have to agree. */
const READ = ['mcp-protocol-version', 'mcp-method', 'mcp-name']

/**
 * Answers one message of the protocol without a session, as JSON: of the revision 2026-07-28, and of 2025 and earlier,
 * whose programs begin with `initialize`. Streams are not offered, because no tool reports progress.
 * @param message the JSON of the body, checked for its shape
 */
export async function answerMessage(ctx: CompanyContext, message: unknown): Promise<Response> {
  const request = requestOf(ctx)
  const options = { parsedBody: message }
  if (await isLegacyRequest(request, message)) return answerLegacy(ctx, request, options)
  const handler = createMcpHandler(() => serverFor(ctx), {
    legacy: 'reject',
    maxSubscriptions: 0,
    onerror: (error) => logger.debug({ err: error }, 'a message of the protocol was refused'),
  })
  return handler.fetch(request, options)
}

async function answerLegacy(
  ctx: CompanyContext,
  request: Request,
  options: { parsedBody: unknown }
) {
  const server = serverFor(ctx)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, options)
  } finally {
    await server.close()
  }
}

/** The body has been read and is passed beside it. */
function requestOf({ request }: CompanyContext) {
  const headers = new Headers({
    'content-type': 'application/json',
    // Programs that take JSON alone are answered as well.
    accept: 'application/json, text/event-stream',
  })
  for (const name of READ) {
    const value = request.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  return new Request(`${env.APP_URL}/api/mcp`, { method: 'POST', headers, body: '{}' })
}
