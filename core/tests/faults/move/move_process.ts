import { type ChildProcess, spawn } from 'node:child_process'
import app from '@adonisjs/core/services/app'

/** `db:move --json` that is still at work. */
export class MoveProcess {
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>
  said = ''

  /** @param options such as `--live` */
  constructor(address: string, settings: Record<string, string>, options: string[] = []) {
    const { DATABASE_URL: _, APP_KEY: __, ...inherited } = process.env
    this.#child = spawn(
      process.execPath,
      [app.makePath('ace.js'), 'db:move', '--json', `--to=${address}`, ...options],
      {
        cwd: app.makePath(),
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...inherited, NODE_ENV: 'production', ...settings },
      }
    )
    this.#ended = new Promise((resolve) => this.#child.once('close', resolve))
    this.#child.stdout?.on('data', (chunk) => {
      this.said += chunk
    })
  }

  /** Waits for a step. @throws when the command ends before */
  async reaches(step: string) {
    const line = `{"step":"${step}"`
    const reached = new Promise<void>((resolve) => {
      const look = () => this.said.includes(line) && resolve()
      this.#child.stdout?.on('data', look)
      look()
    })
    await Promise.race([reached, this.#ended])
    if (!this.said.includes(line)) throw new Error(`The move ended before: ${this.said}`)
  }

  /** @returns the exit code, or null when it was killed */
  async ends() {
    await this.#ended
    return this.#child.exitCode
  }

  async kill() {
    this.#child.kill('SIGKILL')
    await this.#ended
  }
}
