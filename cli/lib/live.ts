import type { Client } from './client.js'
import { transportFor } from './http.js'

const POLL_MS = 30_000

/**
 * Calls back when the server tells of a changed timer (GET /api/events), and every half minute in
 * case the stream is cut. Returns what ends it.
 */
export function onTimerChange(client: Client, changed: () => void) {
  const url = client.url('/events')
  const poll = setInterval(changed, POLL_MS)
  const request = transportFor(url).get(
    url,
    { headers: { ...client.headers(), accept: 'text/event-stream' }, agent: false },
    (response) => {
      let rest = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const lines = (rest + chunk).split(/\r?\n/)
        rest = lines.pop() ?? ''
        if (lines.some((line) => /^event:\s*timer$/.test(line))) changed()
      })
      response.on('error', ignore)
    }
  )
  request.on('error', ignore)
  return () => {
    clearInterval(poll)
    request.destroy()
  }
}

/** A stream that is not there or breaks off is no failure: the polling goes on. */
const ignore = () => undefined
