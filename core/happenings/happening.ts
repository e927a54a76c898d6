/** Does its part in the transaction of a happening, or objects by throwing. */
type Follower<Facts extends unknown[]> = (...facts: Facts) => Promise<unknown>

/**
 * A step of one module that later modules follow within the same transaction. It is the one way to say that something
 * happens: an event after the commit could be lost with the process.
 */
export class Happening<Facts extends unknown[]> {
  readonly #followers: Follower<Facts>[] = []

  /** Adds a follower, in the subscriptions of its module. Followers run in the order of the modules. */
  follow(follower: Follower<Facts>) {
    this.#followers.push(follower)
  }

  /** Only inside inTx. @throws as its followers */
  async announce(...facts: Facts) {
    for (const follow of this.#followers) await follow(...facts)
  }
}
