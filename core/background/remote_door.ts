import { setImmediate as anotherTurn } from 'node:timers/promises'
import { type Door, type Leave, WriteDoor } from '#core/database/transaction/door'

/** So long a transaction takes further work while nobody at the server waits. */
const TAKES_WORK_FOR_MS = 100

/**
 * The server's door, as its background process reaches it by messages. A turn lasts for the transactions that follow
 * each other, until the server wants it back.
 */
export class RemoteDoor implements Door {
  readonly #own = new WriteDoor()
  #turn: 'none' | 'asked' | 'given' | 'wanted' = 'none'
  #isInside = false
  #begin = () => {}

  constructor(readonly send: (message: { kind: 'ask' } | { kind: 'leave' }) => void) {}

  async enter(): Promise<Leave> {
    const leave = await this.#own.enter()
    this.#isInside = true
    // Without a pause between two transactions, the server's wish for the turn would never arrive.
    if (this.#turn === 'given') await anotherTurn()
    if (this.#turn === 'wanted') this.#giveBack()
    if (this.#turn === 'none') await this.#ask()
    return () => {
      this.#isInside = false
      leave()
      if (this.#turn === 'wanted') this.#giveBack()
      else setImmediate(() => this.#giveBackUnused())
    }
  }

  /** A person who waits is let in after the work under way; without a pause, that wish would never arrive. */
  async takesMore(milliseconds: number) {
    await anotherTurn()
    return this.#turn === 'given' && milliseconds <= TAKES_WORK_FOR_MS
  }

  /** The server gives the turn that was asked for. */
  open() {
    this.#turn = 'given'
    this.#begin()
  }

  /** Somebody at the server's door waits for the turn: it ends with the transaction under way. */
  wantBack() {
    if (this.#turn !== 'given') return
    this.#turn = 'wanted'
    if (!this.#isInside) this.#giveBack()
  }

  #ask() {
    this.#turn = 'asked'
    return new Promise<void>((resolve) => {
      this.#begin = resolve
      this.send({ kind: 'ask' })
    })
  }

  /** A computation may follow in which this process hears nothing. */
  #giveBackUnused() {
    if (this.#turn === 'given' && !this.#isInside) this.#giveBack()
  }

  #giveBack() {
    this.#turn = 'none'
    this.send({ kind: 'leave' })
  }
}
