import { OutboundError } from './outbound_error.js'

/** The cost that a call may have; times in milliseconds. */
export interface OutboundLimits {
  /** Until the headers of the answer are there */
  waitMs: number
  /** Between two parts of the answer */
  idleMs: number
  /** For everything */
  totalMs: number
  /** Size of the body of the answer in bytes */
  mostBytes: number
}

/** A signal that aborts when a phase lasts too long, or when the caller aborts. */
export class Deadlines {
  readonly #controller = new AbortController()
  readonly #total: NodeJS.Timeout
  readonly #caller: AbortSignal
  #phase: NodeJS.Timeout

  constructor(
    readonly limits: OutboundLimits,
    caller: AbortSignal
  ) {
    this.#caller = caller
    this.#total = setTimeout(this.#expire, limits.totalMs)
    this.#phase = setTimeout(this.#expire, limits.waitMs)
    if (caller.aborted) this.#follow()
    else caller.addEventListener('abort', this.#follow, { once: true })
  }

  get signal() {
    return this.#controller.signal
  }

  /** Something came: the time until the next part starts. */
  startIdle() {
    clearTimeout(this.#phase)
    this.#phase = setTimeout(this.#expire, this.limits.idleMs)
  }

  end() {
    clearTimeout(this.#total)
    clearTimeout(this.#phase)
    this.#caller.removeEventListener('abort', this.#follow)
  }

  readonly #expire = () => this.#abort(new OutboundError('too_slow'))
  readonly #follow = () => this.#abort(this.#caller.reason)

  #abort(reason: unknown) {
    this.end()
    this.#controller.abort(reason)
  }
}
