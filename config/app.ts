import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig } from '@adonisjs/core/http'
import proxyAddr from 'proxy-addr'
import { v7 as uuidv7 } from 'uuid'
import { bareRefusal } from '#core/http/bare_refusal'
import env from '#core/start/env'

export const http = defineConfig({
  generateRequestId: true,
  createRequestId: () => uuidv7(),
  allowMethodSpoofing: false,
  // The current transaction travels in a store of its own (core/database/in_tx.ts).
  useAsyncLocalStorage: false,
  cookie: {},
  // An address such as /%ff, which is no text.
  onBadUrl(request: IncomingMessage, response: ServerResponse) {
    const { headers, body } = bareRefusal('bad_request', request.headers['accept-language'])
    response.writeHead(400, headers).end(body)
  },
  trustProxy: env.TRUSTED_PROXIES.length ? proxyAddr.compile(env.TRUSTED_PROXIES) : () => false,
})
