import { randomUUID } from 'node:crypto'
import type { Answer, OutsideClient, Sent } from './outside_client.js'

/** Changes of one invoice that the server has acknowledged. */
export interface Acknowledged {
  number?: string
  paid: number
}

const LINE = { description: 'Beratung', quantity: '1.5', unitPrice: '80', taxRate: 19 }
const DAY = '2026-03-02'

/**
 * Impatient people: they write invoices, issue and pay them, start and stop timers, all at once,
 * until the server dies. Everything acknowledged is written down, everything unanswered too.
 */
export class MixedLoad {
  readonly invoices = new Map<string, Acknowledged>()
  readonly clients = new Set<string>()
  acknowledged = 0
  #unanswered: { sent: Sent; note: (answer: Answer) => void }[] = []

  constructor(
    readonly client: OutsideClient,
    readonly tasks: string[]
  ) {}

  /** Runs until the connection breaks. */
  async run(people: number) {
    await Promise.all(Array.from({ length: people }, (_, person) => this.#person(person)))
  }

  async #person(person: number) {
    try {
      for (;;) {
        if (person === 0) await this.#trackTime()
        else await this.#invoice()
      }
    } catch {
      // The server was killed; requests without an answer are in #unanswered.
    }
  }

  async #invoice() {
    let id = ''
    await this.#do(
      '/api/clients',
      { name: `Kunde ${randomUUID()}`, type: 'business' },
      (answer) => {
        this.clients.add(String(answer.body._id))
      }
    )
    await this.#do(
      '/api/invoices',
      { customClient: { name: 'Laufkunde' }, lines: [LINE] },
      (answer) => {
        id = String(answer.body._id)
        this.invoices.set(id, { paid: 0 })
      }
    )
    await this.#do(`/api/invoices/${id}/issue`, {}, (answer) => {
      this.#known(id).number = String(answer.body.number)
    })
    const payment = { amount: 20, date: DAY, method: 'bankTransfer' }
    for (let part = 0; part < 2; part++) {
      await this.#do(`/api/invoices/${id}/payments`, payment, () => {
        this.#known(id).paid += 20
      })
    }
  }

  async #trackTime() {
    const task = this.tasks[Math.floor(Math.random() * this.tasks.length)]
    await this.#do(`/api/tasks/${task}/time/start`, {}, () => undefined)
    await this.#do(`/api/tasks/${task}/time/stop`, {}, () => undefined)
  }

  #known(id: string) {
    const known = this.invoices.get(id)
    if (!known) throw new Error(`${id} was never acknowledged`)
    return known
  }

  async #do(path: string, body: unknown, note: (answer: Answer) => void) {
    const sent: Sent = { method: 'POST', path, body, key: randomUUID() }
    const pending = { sent, note }
    this.#unanswered.push(pending)
    const answer = await this.client.send(sent)
    this.#unanswered.splice(this.#unanswered.indexOf(pending), 1)
    this.#note(answer, sent, note)
  }

  #note(answer: Answer, sent: Sent, note: (answer: Answer) => void) {
    const isFine = answer.status < 300 || answer.body.code === 'not_running'
    if (!isFine) throw new Error(`${sent.path} answered ${answer.status} ${answer.body.code}`)
    this.acknowledged++
    if (answer.status < 300) note(answer)
  }

  /** Sends again, with the same keys, what had no answer. @returns how many had taken effect before the kill */
  async settle(): Promise<number> {
    let tookEffect = 0
    for (const { sent, note } of this.#unanswered.splice(0)) {
      const answer = await this.client.send(sent)
      if (answer.replayed) tookEffect++
      this.#note(answer, sent, note)
    }
    return tookEffect
  }
}
