import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { TypstAnswer, TypstJob } from './typst_process.js'

/** A PDF, or an SVG as text. */
export type Printed = Uint8Array | string

/** What one print may take. */
export interface PrintLimits {
  milliseconds: number
  /** Resident memory of the process while it prints. */
  megabytes: number
}

/** The compiler could not print this content: a missing glyph, a broken image. */
export class TemplateRefused extends Error {
  override name = 'TemplateRefused'
}

/** The print took more than it may, so its process was stopped. Another try would take as much again. */
export class PrintStopped extends Error {
  override name = 'PrintStopped'

  constructor(readonly limit: keyof PrintLimits) {
    super(`A print took more ${limit} than it may.`)
  }
}

/** The process ended while it printed, because of the document or by chance. */
export class PrintProcessEnded extends Error {
  override name = 'PrintProcessEnded'
}

interface Running {
  resolve: (output: Printed) => void
  reject: (error: Error) => void
  begin: number
  watch: NodeJS.Timeout
}

/** How often a running print is compared with its limits, in milliseconds. */
const WATCH_EVERY = 50

/** A child process that prints one document at a time. The memory of typst is its own, and ends with it. */
export class PrintProcess {
  #running: Running | undefined
  #hasEnded = false

  constructor(
    readonly child: ChildProcess,
    readonly limits: PrintLimits
  ) {
    child.on('message', (answer: TypstAnswer) =>
      this.#settle(({ resolve, reject }) =>
        'output' in answer ? resolve(answer.output) : reject(new TemplateRefused(answer.failure))
      )
    )
    child.on('error', (error) => this.#bury(error))
    child.on('exit', (code, signal) => this.#bury(new Error(`It ended with ${signal ?? code}.`)))
    this.#letGo()
  }

  get hasEnded() {
    return this.#hasEnded
  }

  /** @throws TemplateRefused, PrintStopped or PrintProcessEnded */
  print(job: TypstJob): Promise<Printed> {
    this.child.ref()
    this.child.channel?.ref()
    return new Promise((resolve, reject) => {
      const watch = setInterval(() => this.#compareWithLimits(), WATCH_EVERY)
      this.#running = { resolve, reject, begin: performance.now(), watch }
      this.child.send(job, (error) => error && this.#bury(error))
    })
  }

  /** Resident memory in megabytes; undefined where the system does not say it in /proc. */
  memory(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
    } catch {
      return undefined
    }
  }

  /** Ends the process; a print under way fails with the reason. */
  end(reason: Error = new PrintProcessEnded('It was ended.')) {
    this.#hasEnded = true
    this.child.kill('SIGKILL')
    this.#settle(({ reject }) => reject(reason))
  }

  #compareWithLimits() {
    const { milliseconds, megabytes } = this.limits
    if (performance.now() - (this.#running?.begin ?? 0) > milliseconds) {
      this.end(new PrintStopped('milliseconds'))
    } else if ((this.memory() ?? 0) > megabytes) this.end(new PrintStopped('megabytes'))
  }

  #bury(cause: Error) {
    this.#hasEnded = true
    this.#settle(({ reject }) =>
      reject(new PrintProcessEnded('The printing process ended.', { cause }))
    )
  }

  #settle(finish: (running: Running) => void) {
    const running = this.#running
    if (!running) return
    clearInterval(running.watch)
    this.#running = undefined
    this.#letGo()
    finish(running)
  }

  /** An idle process keeps neither the server nor a command from ending. */
  #letGo() {
    this.child.unref()
    this.child.channel?.unref()
  }
}
