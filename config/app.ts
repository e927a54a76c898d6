import { defineConfig } from '@adonisjs/core/http'
import proxyAddr from 'proxy-addr'
import { v7 as uuidv7 } from 'uuid'
import env from '#core/start/env'

export const http = defineConfig({
  generateRequestId: true,
  createRequestId: () => uuidv7(),
  allowMethodSpoofing: false,
  // The current transaction travels in a store of its own (core/database/in_tx.ts).
  useAsyncLocalStorage: false,
  cookie: {},
  trustProxy: env.TRUSTED_PROXIES.length ? proxyAddr.compile(env.TRUSTED_PROXIES) : () => false,
})
