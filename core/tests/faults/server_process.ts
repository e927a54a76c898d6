import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { ALLOCATOR_SETTINGS, SERVER_FLAGS } from '../../bin/server_flags.mjs'

const ADMIN = { email: 'betrieb@example.test', password: 'correct horse battery' }
export const SUPER_ADMIN = ADMIN

/** A first start on MariaDB makes all tables, each change with a commit on the disk. */
const LONGEST_START_MS = 90_000

/** Kontor in a separate process, as an operator starts it, to be killed and started again. */
export class ServerProcess {
  #child: ChildProcess | undefined
  port = 0

  constructor(readonly settings: Record<string, string>) {}

  get pid() {
    return this.#child?.pid
  }

  get isRunning() {
    return this.#child?.exitCode === null && this.#child.signalCode === null
  }

  /** @returns milliseconds until it was ready */
  async start(): Promise<number> {
    this.port ||= await freePort()
    const begin = performance.now()
    this.#child = spawnServer({ ...this.settings, PORT: String(this.port) })
    let said = ''
    this.#child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    for (;;) {
      if (await this.#isReady()) return performance.now() - begin
      if (this.#child.exitCode !== null) {
        throw new Error(`Kontor ended while it started: ${said}`)
      }
      if (performance.now() - begin > LONGEST_START_MS) {
        await this.kill()
        throw new Error(`Kontor did not get ready in ${LONGEST_START_MS} ms.`)
      }
      await wait(25)
    }
  }

  async #isReady() {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/api/health/ready`)).ok
    } catch {
      return false
    }
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL') {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.ref()
    child.kill(signal)
    await ended
  }
}

/** Starts Kontor where it should refuse. @returns what it said and the exit code */
export async function startRefused(settings: Record<string, string>) {
  const child = spawnServer({ PORT: String(await freePort()), ...settings })
  child.ref()
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  return { said: said.replace(/^\(.*\n/gm, ''), code }
}

/** Processes that a failed test has left running. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A server that does not keep the test run waiting and ends with it. */
function spawnServer(settings: Record<string, string>) {
  const child = spawnProcess(settings)
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
  return child
}

function spawnProcess(settings: Record<string, string>) {
  const built = app.makePath('build/core/bin/server.js')
  const args = existsSync(built)
    ? [...SERVER_FLAGS, built]
    : [...SERVER_FLAGS, '--import=@poppinss/ts-exec', app.makePath('core/bin/server.ts')]
  const { DATABASE_URL: _, APP_KEY: __, ...inherited } = process.env
  return spawn(process.execPath, args, {
    cwd: app.makePath(),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...ALLOCATOR_SETTINGS,
      ...inherited,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      KONTOR_ADMIN_EMAIL: ADMIN.email,
      KONTOR_ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
