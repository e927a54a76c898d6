import { exitCodeFor } from '../failures/exit_codes.js'
import { Failure, ServerFailure } from '../failures/failure.js'
import type { Client } from './client.js'
import { failureOf, ownAgentFor, transportFor } from './transport.js'

const TIMEOUT_MS = 60_000

interface FileRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: Buffer
}

/** The bytes of a file of the server. @throws as every call */
export const download = (client: Client, path: string) =>
  ask(client, path, { method: 'GET', headers: {} })

/** Sends one file as a form with the field `file`, and returns the answer. @throws as every call */
export async function upload(client: Client, path: string, file: { name: string; bytes: Buffer }) {
  const { randomUUID } = process.getBuiltinModule('node:crypto')
  const boundary = `kontor-${randomUUID()}`
  const name = file.name.replace(/["\r\n]/g, '_')
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n` +
    'content-type: application/octet-stream\r\n\r\n'
  const body = Buffer.concat([
    Buffer.from(head),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
    'idempotency-key': randomUUID(),
  }
  return JSON.parse((await ask(client, path, { method: 'POST', headers, body })).toString('utf8'))
}

function ask(client: Client, path: string, { method, headers, body }: FileRequest) {
  const url = client.url(path)
  const options = {
    method,
    headers: { ...client.headers(), ...headers },
    agent: ownAgentFor(url),
    timeout: TIMEOUT_MS,
  }
  const values = { host: url.origin }
  return new Promise<Buffer>((resolve, reject) => {
    const request = transportFor(url).request(url, options, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', () => reject(new Failure('unreachable', { values })))
        .on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode: status = 0 } = response
          if (status >= 200 && status < 300) resolve(bytes)
          else reject(refusal(status, bytes))
        })
    })
    request
      .on('timeout', () => request.destroy(new Failure('timed_out', { values })))
      .on('error', (error) => reject(failureOf(error, url)))
      .end(body)
  })
}

function refusal(status: number, bytes: Buffer) {
  const told = bodyOf(bytes)
  const [code, error] = [told.code, told.error]
  return new ServerFailure(
    status,
    typeof code === 'string' ? code : `http_${status}`,
    typeof error === 'string' ? error : `HTTP ${status}`,
    exitCodeFor(status),
    told
  )
}

function bodyOf(bytes: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return {}
  }
}
