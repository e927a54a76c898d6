/** Items that wait for their turn. Owners take turns, so a long line of one owner does not hold up another's. */
export class FairQueue<Item> {
  readonly #lines = new Map<string, Item[]>()
  /** Owners who have had their turn in this round; a newcomer comes before them. */
  readonly #served = new Set<string>()

  /** How many items wait, of one owner or of all. */
  size(owner?: string) {
    if (owner !== undefined) return this.of(owner).length
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0)
  }

  /** The items of an owner, in their order. */
  of(owner: string): readonly Item[] {
    return this.#lines.get(owner) ?? []
  }

  add(owner: string, item: Item) {
    const line = this.#lines.get(owner)
    if (line) line.push(item)
    else this.#lines.set(owner, [item])
  }

  /** Puts an item back before the others of its owner. */
  addFirst(owner: string, item: Item) {
    this.#lines.set(owner, [item, ...this.of(owner)])
  }

  /** Takes the first item of the owner whose turn it is, among the owners that may have one now. */
  take(mayHaveTurn: (owner: string) => boolean = () => true) {
    const owners = [...this.#lines.keys()].filter(mayHaveTurn)
    const owner = owners.find((one) => !this.#served.has(one)) ?? owners[0]
    if (this.#lines.size === 0 || (owner && this.#served.has(owner))) this.#served.clear()
    if (owner === undefined) return undefined
    this.#served.add(owner)
    return this.#takeFrom(owner)
  }

  /** The owner's line goes to the end. */
  #takeFrom(owner: string): { owner: string; item: Item } | undefined {
    const [item, ...rest] = this.of(owner)
    this.#lines.delete(owner)
    if (rest.length > 0) this.#lines.set(owner, rest)
    return item === undefined ? undefined : { owner, item }
  }
}
