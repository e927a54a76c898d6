/** An iterator that looks one item ahead, so that several readers can each take a part. */
export class SharedIterator<Item> {
  readonly #source: AsyncIterator<Item>
  #next: Promise<IteratorResult<Item>> | undefined

  constructor(source: AsyncIterable<Item>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async isEmpty(): Promise<boolean> {
    this.#next ??= this.#source.next()
    return (await this.#next).done === true
  }

  /** Takes items while `mayTakeMore` says so after each. */
  async *take(mayTakeMore: (item: Item) => boolean): AsyncGenerator<Item> {
    while (!(await this.isEmpty())) {
      const { value } = (await this.#next) as IteratorYieldResult<Item>
      this.#next = undefined
      yield value
      if (!mayTakeMore(value)) return
    }
  }
}
