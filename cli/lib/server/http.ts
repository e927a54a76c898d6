import { Failure } from '../failures/failure.js'

const TIMEOUT_MS = 15_000

export interface HttpRequest {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
}

export interface HttpAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/**
 * The module that speaks to an address, loaded when it is needed. A static import of node:http
 * costs 33 ms of start (it loads undici), this way it is 3 ms.
 */
export const transportFor = ({ protocol }: URL) =>
  process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http')

/** One request on its own connection. Fails with `unreachable` or `timed_out`. */
export function send({ method, url, headers, body }: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const request = transportFor(url).request(
      url,
      { method, headers, agent: false, timeout: TIMEOUT_MS },
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
      .on('error', (error) =>
        reject(
          error instanceof Failure
            ? error
            : new Failure('unreachable', { values: { host: url.origin } })
        )
      )
      .end(body)
  })
}
