import type { Client } from './client.js'
import { ownAgentFor, transportFor } from './transport.js'

const POLL_MS = 30_000
const RECONNECT_MS = 3000

/**
 * Calls back for each event of the timer (GET /api/events), after each reconnection, and every half minute in case a
 * proxy holds the stream back. Returns a function that ends it.
 */
export function onTimerChange(client: Client, changed: () => void) {
  const url = client.url('/api/events')
  const poll = setInterval(changed, POLL_MS)
  let again: NodeJS.Timeout | undefined
  let isOver = false
  let request = connect()

  function connect() {
    const headers = { ...client.headers(), accept: 'text/event-stream' }
    // A refused or broken stream is no failure: polling reports one.
    return transportFor(url)
      .get(url, { headers, agent: ownAgentFor(url) }, (response) => {
        let rest = ''
        response.setEncoding('utf8').on('error', reconnect)
        response.on('data', (chunk: string) => {
          const lines = (rest + chunk).split(/\r?\n/)
          rest = lines.pop() ?? ''
          if (lines.some((line) => /^event:\s*timer$/.test(line))) changed()
        })
        response.on('end', reconnect)
      })
      .on('error', reconnect)
  }

  function reconnect() {
    // The stream that is broken off at the end says so as well.
    if (isOver) return
    clearTimeout(again)
    again = setTimeout(() => {
      changed()
      request = connect()
    }, RECONNECT_MS)
  }

  return () => {
    isOver = true
    clearInterval(poll)
    clearTimeout(again)
    request.destroy()
  }
}
