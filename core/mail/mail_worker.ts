import type { Logger } from '@adonisjs/core/logger'
import { claimPlatformMails } from './claim_mails.js'
import type { Deliverer } from './deliver.js'
import type { MailRow } from './mail.js'
import { markFailed, markSettled, postpone, release } from './outbox.js'
import { releaseDueMails } from './scheduled_mails.js'
import { isRefused } from './settle_mail.js'
import { onMailQueued } from './wake_up.js'

const POLL = 5_000
const AT_ONCE = 4
/** Time that a stop leaves to mails on their way; the rest is given back. */
const PATIENCE = 7_000

/** Takes up to `most` due mails for this process. */
type Claim = (most: number) => Promise<MailRow[]>

/**
 * Sends what is due, four mails at a time, until it is stopped. Any number of processes may run one. Mails of the platform's
 * server and those of companies' own servers have a worker each, so that a slow server of a company delays no mail but
 * those of companies with one.
 */
export class MailWorker {
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #isStopping = false
  #forget: () => void = () => undefined
  #wasWoken = false
  readonly #onTheirWay = new Set<MailRow>()

  constructor(
    readonly deliverer: Deliverer,
    readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>,
    readonly claim: Claim = claimPlatformMails
  ) {}

  start() {
    this.#forget = onMailQueued(() => this.#wake())
    this.#wake()
  }

  /** Sends everything that is due now. */
  async sendDue() {
    for (const err of await releaseDueMails()) {
      this.logger.error({ err }, 'scheduled mail cannot be let go')
    }
    while (!this.#isStopping) {
      const mails = await this.claim(AT_ONCE)
      if (mails.length === 0) return
      await Promise.all(mails.map((mail) => this.#send(mail)))
    }
  }

  /** Takes no more mails; waits for those on their way, or gives them back. Within ten seconds. */
  async stop() {
    this.#isStopping = true
    clearTimeout(this.#timer)
    this.#forget()
    let patience: NodeJS.Timeout | undefined
    const runsOut = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, PATIENCE)
    })
    await Promise.race([this.#round, runsOut])
    clearTimeout(patience)
    const unfinished = [...this.#onTheirWay]
    this.#onTheirWay.clear()
    this.deliverer.close()
    await Promise.all(unfinished.map(release))
  }

  #wake() {
    this.#wasWoken = true
    if (this.#round || this.#isStopping) return
    clearTimeout(this.#timer)
    this.#round = this.#runRound().finally(() => {
      this.#round = undefined
      if (!this.#isStopping) this.#timer = setTimeout(() => this.#wake(), POLL)
    })
  }

  /** A failure here is the database's: it is logged, and the next poll tries again. */
  async #runRound() {
    try {
      while (this.#wasWoken && !this.#isStopping) {
        this.#wasWoken = false
        await this.sendDue()
      }
    } catch (error) {
      this.logger.error({ err: error }, 'mail outbox cannot be worked on')
    }
  }

  async #send(mail: MailRow) {
    this.#onTheirWay.add(mail)
    const outcome = await this.deliverer.deliver(mail)
    // Given back by stop() meanwhile; the server may have taken it, the repeat has the same Message-ID.
    if (!this.#onTheirWay.delete(mail)) return

    const context = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts }
    const { result, deliveries } = outcome
    if (result === 'settled') {
      await markSettled(mail, deliveries)
      const refused = deliveries.filter(isRefused).length
      this.logger.info({ ...context, refused }, 'mail sent')
    } else {
      await (result === 'refused' ? markFailed : postpone)(mail, outcome.reason, deliveries)
      this.logger.warn({ ...context, reason: outcome.reason }, `mail ${result}`)
    }
    await this.deliverer.heed?.(mail, outcome)
  }
}
