/** Items that wait for their turn. Owners take turns, so a long line of one owner does not hold up another's. */
export class FairQueue<Item> {
  /** In the order in which the owners get their next turn. */
  readonly #lines = new Map<string, Item[]>()

  /** How many items wait, of one owner or of all. */
  size(owner?: string) {
    if (owner !== undefined) return this.#lines.get(owner)?.length ?? 0
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0)
  }

  add(owner: string, item: Item) {
    const line = this.#lines.get(owner)
    if (line) line.push(item)
    else this.#lines.set(owner, [item])
  }

  /** Puts an item back before the others of its owner. */
  addFirst(owner: string, item: Item) {
    this.#lines.set(owner, [item, ...(this.#lines.get(owner) ?? [])])
  }

  /** Takes the first item of the owner whose turn it is, among the owners that may have one now. */
  take(mayHaveTurn: (owner: string) => boolean): { owner: string; item: Item } | undefined {
    for (const [owner, line] of this.#lines) {
      if (!mayHaveTurn(owner)) continue
      this.#lines.delete(owner)
      const item = line.shift()
      if (line.length > 0) this.#lines.set(owner, line)
      if (item !== undefined) return { owner, item }
    }
  }
}
