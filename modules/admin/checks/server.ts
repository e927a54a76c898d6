import env from '#core/start/env'
import { type Check, fine, trouble } from './check.js'

/** Milliseconds */
const TIMEOUT = 5000

/** Whether Kontor serves on this machine. */
export const server: Check = {
  name: 'server',
  isThorough: true,
  async look() {
    const address = `http://${reachableHost(env.HOST)}:${env.PORT}`
    try {
      const signal = AbortSignal.timeout(TIMEOUT)
      const { ok, status } = await fetch(`${address}/api/health/ready`, { signal })
      return ok
        ? fine('server_ready', { address })
        : trouble('server_not_ready', { address, status })
    } catch {
      return trouble('server_silent', { address })
    }
  },
}

/** An address that means all of this machine's is reached by the loopback. */
const reachableHost = (host: string) => {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
