import { ALLOCATOR_SETTINGS, SERVER_FLAGS } from '../../core/bin/server_flags.mjs'
import { emailOf, PASSWORD } from '../data/plan.js'
import { Connection, wire } from '../load/connection.js'
import { type Started, startServer } from './child.js'

/** The production build, and a way to call it as somebody. */
export interface Ours extends Started {
  /** Tokens of the first people; number 0 is the owner. */
  tokens: string[]
  get(path: string, person?: number): string
  post(path: string, body?: unknown, person?: number): string
  /** One call outside a measurement. @returns the answer's JSON */
  call<T>(request: string): Promise<T>
}

const SIGNED_IN = 16

export const startKontor = (folder: string, database: string | undefined) =>
  startServer({
    args: [...SERVER_FLAGS, 'build/core/bin/server.js'],
    env: {
      ...ALLOCATOR_SETTINGS,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      KONTOR_DATA: folder,
      DATABASE_URL: database ?? '',
      SMTP_URL: '',
      APP_KEY: '',
    },
    probe: '/api/health/ready',
  })

export async function startOurs(folder: string, database: string | undefined): Promise<Ours> {
  const started = await startKontor(folder, database)
  const tokens: string[] = []

  // Each on a connection of its own: minutes lie between some of them, and the server closes what idles.
  async function call<T>(request: string): Promise<T> {
    const connection = await Connection.open(started.port)
    const { status, body } = await connection.ask(request).finally(() => connection.close())
    if (status < 400) return JSON.parse(body.toString())
    throw new Error(`${request.split('\r\n')[0]}: ${status} ${body}`)
  }
  for (let person = 0; person < SIGNED_IN; person++) {
    const { token } = await call<{ token: string }>(signIn(person))
    tokens.push(token)
  }
  return {
    ...started,
    tokens,
    get: (path, person = 0) => wire('GET', path, { token: tokens[person] }),
    post: (path, body = {}, person = 0) => wire('POST', path, { token: tokens[person], body }),
    call,
  }
}

export const signIn = (person: number) =>
  wire('POST', '/api/auth/login', { body: { email: emailOf(person), password: PASSWORD } })
