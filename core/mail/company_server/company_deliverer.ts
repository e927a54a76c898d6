import { now } from '#core/clock'
import { type Deliverer, handOver, type Outcome } from '#core/mail/deliver'
import type { MailRow } from '#core/mail/mail'
import { OutboundError } from '#core/outbound/outbound_error'
import { companyServerOf, type StoredServer } from './company_server.js'
import { connectTo } from './connect.js'
import { noteServerFailure, noteServerWorks } from './server_outage.js'

/** Milliseconds that a server is left alone after a failure, so that it does not take the turn of others. */
const REST = 60_000

const REASONS: Partial<Record<string, string>> = {
  address: 'The mail server of the company has no address that Kontor may reach.',
  too_slow: 'The mail server of the company took too long.',
}

/** Hands letters to the mail servers of their companies. */
export class CompanyDeliverer implements Deliverer {
  readonly #restUntil = new Map<string, number>()
  readonly #servers = new WeakMap<MailRow, StoredServer>()

  /** Companies whose server has just failed. */
  get resting() {
    for (const [id, until] of this.#restUntil) if (until <= now()) this.#restUntil.delete(id)
    return [...this.#restUntil.keys()]
  }

  async deliver(row: MailRow): Promise<Outcome> {
    const companyId = row.company_id ?? ''
    const outcome = await this.#try(companyId, row)
    if (outcome.result === 'postponed') this.#restUntil.set(companyId, now() + REST)
    return outcome
  }

  /** An outage of the server begins, goes on or ends. */
  async heed(row: MailRow, outcome: Outcome) {
    const server = this.#servers.get(row)
    if (!server) return
    if (outcome.result !== 'settled') {
      if (outcome.failure) await noteServerFailure(server, outcome.failure)
    } else if (server.isFailing) await noteServerWorks(server)
  }

  /** Connections of single mails end with them, or at their deadline. */
  close() {
    this.#restUntil.clear()
  }

  async #try(companyId: string, row: MailRow): Promise<Outcome> {
    try {
      const server = await companyServerOf(companyId)
      if (!server) return postponed('The company has removed its mail server.')
      this.#servers.set(row, server)
      const transport = await connectTo(server)
      return await handOver(transport, row, { from: server.fromAddress })
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      const reason = REASONS[error.reason] ?? 'The mail server of the company is unreachable.'
      return { ...postponed(reason), failure: error }
    }
  }
}

const postponed = (reason: string) => ({ result: 'postponed' as const, reason, deliveries: [] })
