/** Ids of records that the samples of modules have made, by what they are. */
export class MadeRecords {
  readonly #ids = new Map<string, string[]>()

  keep(what: string, ...ids: string[]) {
    this.#ids.set(what, ids)
  }

  /** The first one. @throws when there is none */
  idOf(what: string): string {
    return this.idsOf(what)[0] ?? ''
  }

  /** @throws when there is none */
  idsOf(what: string): string[] {
    const ids = this.#ids.get(what)
    if (!ids?.length) throw new Error(`No ${what} was made by the modules before this one.`)
    return ids
  }
}
