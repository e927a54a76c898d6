import { randomUUID } from 'node:crypto'
import { GERMAN_SELLER } from '#modules/auth/factories/company_factory'
import { type ServerProcess, SUPER_ADMIN } from './server_process.js'

export interface Answer<Body = Record<string, unknown>> {
  status: number
  body: Body
  replayed: boolean
}

/** The request as sent, kept so that it can be sent again when no answer came. */
export interface Sent {
  method: string
  path: string
  body: unknown
  key: string
}

/** A PNG */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

/** A client that knows nothing but the API. */
export class OutsideClient {
  token = ''

  constructor(readonly server: Pick<ServerProcess, 'port'>) {}

  /** @throws when the connection breaks before the answer */
  async send<Body = Answer['body']>({ method, path, body, key }: Sent): Promise<Answer<Body>> {
    const response = await fetch(`http://127.0.0.1:${this.server.port}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(method !== 'GET' && { 'idempotency-key': key }),
      },
      body: method === 'GET' ? undefined : JSON.stringify(body),
    })
    const replayed = response.headers.get('idempotent-replayed') === 'true'
    return { status: response.status, body: (await response.json()) as Body, replayed }
  }

  post(path: string, body: unknown = {}) {
    return this.send({ method: 'POST', path, body, key: randomUUID() })
  }

  get<Body = Answer['body']>(path: string) {
    return this.send<Body>({ method: 'GET', path, body: undefined, key: '' })
  }

  /** Uploads a picture of one pixel as the logo of the company. */
  async uploadLogo() {
    const body = new FormData()
    body.append('logo', new Blob([PIXEL], { type: 'image/png' }), 'logo.png')
    const answer = await fetch(`http://127.0.0.1:${this.server.port}/api/settings/logo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body,
    })
    const { code } = (await answer.json()) as { code?: string }
    return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') }
  }

  /** Keeps a receipt of an expense. @returns its path */
  async uploadReceipt(expense: string, content: Buffer) {
    const path = `/api/expenses/${expense}/receipts`
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)]), 'beleg.pdf')
    const answer = await fetch(`http://127.0.0.1:${this.server.port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body,
    })
    const { receipts } = (await answer.json()) as { receipts: { _id: string }[] }
    return `${path}/${receipts.at(-1)?._id}`
  }

  /** The content of a file as text. */
  async readFile(path: string) {
    const answer = await fetch(`http://127.0.0.1:${this.server.port}${path}`, {
      headers: { authorization: `Bearer ${this.token}` },
    })
    return Buffer.from(await answer.arrayBuffer()).toString()
  }

  async signIn(email: string, password: string) {
    const { body } = await this.post('/api/auth/login', { email, password })
    this.token = String(body.token)
  }

  /** Signs up a company that may issue invoices, has it approved, and signs its owner in. @returns the credentials */
  async foundCompany(name: string) {
    const email = `${randomUUID()}@example.test`
    const password = 'ein langes Kennwort'
    await this.post('/api/auth/signup', { companyName: name, companyEmail: email, password })

    const operator = new OutsideClient(this.server)
    await operator.signIn(SUPER_ADMIN.email, SUPER_ADMIN.password)
    const search = `/api/admin/companies?search=${encodeURIComponent(email)}`
    const [company] = (await operator.get<{ _id: string }[]>(search)).body
    await operator.post(`/api/admin/companies/${company?._id}/approve`)
    await this.signIn(email, password)
    await this.post('/api/settings', { companyInfo: GERMAN_SELLER })
    return { email, password }
  }
}
