import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, OutsideClient, Sent } from './outside_client.js'

/** The entry of an acknowledged start or stop. */
export interface Entry {
  _id: string
  startTime: string
  endTime: string | null
  seconds: number
}

/** Refusals of a timer that another client has changed meanwhile. */
const MEANWHILE = [
  'no_timer',
  'not_running',
  'nothing_to_undo',
  'already_undone',
  'changed_later',
  'overlaps',
]

/** One request among this many is sent twice at once with one key, as by a client that lost its connection. */
const TWICE_AMONG = 15

/** One person at several clients at once. Everything that the server acknowledges is written down. */
export class RacingTimers {
  readonly started = new Set<string>()
  readonly stopped: Entry[] = []
  readonly undone = new Set<string>()
  acknowledged = 0
  sentTwice = 0
  #lastUndo: string | undefined

  constructor(
    readonly clients: OutsideClient[],
    readonly tasks: string[]
  ) {}

  /** All clients at once, each with one change. @throws for an answer that nobody should see */
  async race() {
    await Promise.all(this.clients.map((client) => this.#change(client)))
  }

  async #change(client: OutsideClient) {
    const die = Math.random()
    if (die < 0.45) return this.#start(client)
    if (die < 0.65) return this.stop(client, '/api/timer/stop')
    if (die < 0.75) return this.stop(client, `/api/tasks/${this.#someTask()}/time/stop`)
    return this.#undo(client, die < 0.95 ? undefined : this.#lastUndo)
  }

  async #start(client: OutsideClient) {
    const body = await this.#send(client, `/api/tasks/${this.#someTask()}/time/start`)
    if (body) this.started.add((body.timeEntry as Entry)._id)
  }

  async stop(client: OutsideClient, path: string) {
    const body = await this.#send(client, path)
    if (body) this.stopped.push(body.timeEntry as Entry)
  }

  /** @param id of an undo, whose change is made again; without one the latest change is taken back */
  async #undo(client: OutsideClient, id: string | undefined) {
    const body = await this.#send(client, '/api/time-changes/undo', { ...(id && { id }) })
    if (!body) return
    const { _id, kind } = body.change as { _id: string; kind: string }
    this.undone.add(_id)
    if (kind === 'undo') this.#lastUndo = _id
  }

  #someTask = () => this.tasks[Math.floor(Math.random() * this.tasks.length)]

  /** @returns the body of an acknowledgement; undefined for a refusal */
  async #send(client: OutsideClient, path: string, body: object = {}) {
    const sent: Sent = { method: 'POST', path, body, key: randomUUID() }
    const times = Math.random() * TWICE_AMONG < 1 ? 2 : 1
    this.sentTwice += times - 1
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.#answerOf(client, sent))
    )
    const [answer, other] = answers.filter(({ status }) => status === 200)
    if (answer) {
      if (other && JSON.stringify(other.body) !== JSON.stringify(answer.body)) {
        throw new Error(`${path} with one key was carried out twice.`)
      }
      this.acknowledged++
      return answer.body
    }
    for (const { status, body: refusal } of answers) {
      if (status !== 409 || !MEANWHILE.includes(String(refusal.code))) {
        throw new Error(`${path} answered ${status}: ${JSON.stringify(refusal)}`)
      }
    }
    return undefined
  }

  /** As clients do, again a little later while the first request with the key is still at work. */
  async #answerOf(client: OutsideClient, sent: Sent): Promise<Answer> {
    for (;;) {
      const answer = await client.send(sent)
      if (answer.body.code !== 'idempotency_key_running') return answer
      await wait(20)
    }
  }
}
