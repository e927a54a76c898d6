/** Chance that is the same each time: mulberry32. Demo data must not depend on luck. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** A number from 0 up to, but not including, 1. */
  fraction() {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
  between(least: number, most: number) {
    return least + Math.floor(this.fraction() * (most - least + 1))
  }

  happens(probability: number) {
    return this.fraction() < probability
  }

  oneOf<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.fraction() * choices.length)] as T
  }
}
