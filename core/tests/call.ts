import { request } from 'node:http'

interface CallOptions {
  token?: string
  body?: unknown
  /** Instead of `body`: text that need not be JSON, or bytes. */
  raw?: string | Buffer
  headers?: Record<string, string>
  /** An address of the loopback range to call from, so that one test's calls are not counted with another's. */
  from?: string
  /** Of another server than the one under test. */
  port?: number
}

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
  bytes: Buffer
}

/** One request to the server under test, as raw as a stranger would make it. */
export function call(method: string, path: string, options: CallOptions = {}) {
  const body = options.body === undefined ? options.raw : JSON.stringify(options.body)
  const headers = {
    ...(options.token && { authorization: `Bearer ${options.token}` }),
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
    ...options.headers,
  }
  const port = options.port ?? process.env.PORT
  const target = { host: '127.0.0.1', port, localAddress: options.from }

  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ ...target, method, path, headers }, (answer) => {
      const status = answer.statusCode ?? 0
      const chunks: Buffer[] = []
      const finish = () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status, headers: answer.headers, text: bytes.toString(), bytes })
      }
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        answer.destroy()
        return finish()
      }
      answer.on('data', (chunk) => chunks.push(chunk)).on('end', finish)
    })
    outgoing.on('error', reject).end(body)
  })
}
