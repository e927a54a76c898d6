import { now } from '#core/clock'
import { type Deliverer, handOver, type Outcome } from '#core/mail/deliver'
import type { MailRow } from '#core/mail/mail'
import { OutboundError } from '#core/outbound/outbound_error'
import { companyServerOf } from './company_server.js'
import { connectTo } from './connect.js'

/** Milliseconds that a server is left alone after a failure, so that it does not take the turn of others. */
const REST = 60_000

const REASONS: Partial<Record<string, string>> = {
  address: 'The mail server of the company has no address that Kontor may reach.',
  too_slow: 'The mail server of the company took too long.',
}

/** Hands letters to the mail servers of their companies. */
export class CompanyDeliverer implements Deliverer {
  readonly #restUntil = new Map<string, number>()

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

  /** Connections of single mails end with them, or at their deadline. */
  close() {
    this.#restUntil.clear()
  }

  async #try(companyId: string, row: MailRow): Promise<Outcome> {
    try {
      const server = await companyServerOf(companyId)
      if (!server) return postponed('The company has removed its mail server.')
      const transport = await connectTo(server)
      return await handOver(transport, row, { from: server.fromAddress })
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      return postponed(REASONS[error.reason] ?? 'The mail server of the company is unreachable.')
    }
  }
}

const postponed = (reason: string): Outcome => ({ result: 'postponed', reason, deliveries: [] })
