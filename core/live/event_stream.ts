import { PassThrough } from 'node:stream'
import { type Listener, type LiveEvent, reaches } from './live_event.js'

/** Shorter than the idle limit of common proxies (30 to 60 s). */
const HEARTBEAT = 25_000

/** A reader that lets this many bytes pile up has gone away or is stuck. */
const MOST_UNREAD_BYTES = 64 * 1024

interface Options {
  /** The present listener; rejects when the session has ended or the token has expired. */
  identify: () => Promise<Listener>
  /** Called once when the stream ends, for any reason. */
  ended: (failure?: unknown) => void
  /** Milliseconds between two signs of life. */
  heartbeat?: number
}

/**
 * One open stream of server-sent events. Rights are checked before every event and every sign of life, so an ended
 * session receives nothing more.
 */
export class EventStream {
  readonly body = new PassThrough()
  #queue: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout
  #options: Options
  #isEnded = false

  constructor(options: Options) {
    this.#options = options
    this.body.once('close', () => this.end())
    this.body.write('retry: 3000\n: connected\n\n')
    this.#timer = setInterval(() => this.#beat(), options.heartbeat ?? HEARTBEAT).unref()
  }

  deliver(event: LiveEvent) {
    this.#afterIdentifying((listener) => {
      if (!reaches(event, listener)) return
      const data = JSON.stringify({ kind: event.kind, id: event.id })
      this.#write(`event: ${event.kind}\ndata: ${data}\n\n`)
    })
  }

  end(failure?: unknown) {
    if (this.#isEnded) return
    this.#isEnded = true
    clearInterval(this.#timer)
    this.body.end()
    this.#options.ended(failure)
  }

  #beat() {
    this.#afterIdentifying(() => this.#write(': alive\n\n'))
  }

  /** One after the other, so events keep their order. */
  #afterIdentifying(act: (listener: Listener) => void) {
    this.#queue = this.#queue.then(async () => {
      if (this.#isEnded) return
      try {
        act(await this.#options.identify())
      } catch (failure) {
        this.end(failure)
      }
    })
  }

  #write(text: string) {
    if (this.#isEnded) return
    this.body.write(text)
    if (this.body.writableLength + this.body.readableLength > MOST_UNREAD_BYTES) {
      this.body.destroy(new Error('The reader of an event stream does not keep up.'))
    }
  }
}
