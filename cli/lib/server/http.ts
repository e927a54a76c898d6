import { Failure } from '../failures/failure.js'
import { agentFor, failureOf, transportFor } from './transport.js'

/** How long a command waits for an answer where it cannot go on without one. */
export const PATIENCE_MS = 15_000

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  url: URL
  headers: Record<string, string>
  body?: string
  /** Milliseconds to wait for an answer. */
  patienceMs?: number
}

export interface HttpAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/**
 * One request; those of a command share a connection. A connection that the server closed between two requests is
 * replaced: changes may be sent twice, because each carries an idempotency key.
 * Fails with `unreachable`, `timed_out`, `untrusted_certificate` or `proxy_refused`.
 */
export function send(sent: HttpRequest): Promise<HttpAnswer> {
  const { method, url, headers, body, patienceMs = PATIENCE_MS } = sent
  return new Promise((resolve, reject) => {
    const agent = agentFor(url)
    const request = transportFor(url).request(
      url,
      { method, headers, timeout: patienceMs, ...(agent && { agent }) },
      (response) => {
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            })
          )
          .on('error', () => reject(new Failure('unreachable', { values: { host: url.origin } })))
      }
    )
    request
      .on('timeout', () =>
        request.destroy(new Failure('timed_out', { values: { host: url.origin } }))
      )
      .on('error', (error) => {
        if (request.reusedSocket && !(error instanceof Failure)) return resolve(send(sent))
        reject(failureOf(error, url))
      })
      .end(body)
  })
}
