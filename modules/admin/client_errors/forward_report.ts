import { now } from '#core/clock'
import { newId } from '#core/ids'
import env from '#core/start/env'
import type { ClientReport } from './clean_report.js'
import { type Collector, collectorOf, envelopeOf } from './sentry_envelope.js'

interface Log {
  warn(facts: object, message: string): void
}

/** Reports that wait; further ones are dropped, because the table has them anyway. */
const MOST_WAITING = 50
/** Milliseconds */
const PATIENCE = 5000

/** Hands reports on to a collector, one after the other, in memory: nobody waits for it and nothing is sent twice. */
export class Forwarder {
  readonly #collector: Collector
  readonly #waiting: string[] = []
  #sending: Promise<void> | undefined

  constructor(
    dsn: string,
    readonly log: Log
  ) {
    this.#collector = collectorOf(dsn)
  }

  /** @param report what is stored: cleaned, without anything that says who was there */
  forward(report: ClientReport, fingerprint: string) {
    if (this.#waiting.length >= MOST_WAITING) return
    const facts = { id: newId(), at: now(), report, fingerprint, environment: env.NODE_ENV }
    this.#waiting.push(envelopeOf(facts))
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
  }

  /** Resolves when nothing waits any more. */
  async idle() {
    await this.#sending
  }

  async #sendAll() {
    for (let body = this.#waiting.shift(); body; body = this.#waiting.shift()) {
      await this.#send(body).catch((error) =>
        this.log.warn({ err: error }, 'a report was not forwarded to SENTRY_DSN')
      )
    }
  }

  async #send(body: string) {
    const { url, key } = this.#collector
    const { ok, status } = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=kontor/1, sentry_key=${key}`,
      },
      body,
    })
    if (!ok) throw new Error(`The collector answered ${status}.`)
  }
}
