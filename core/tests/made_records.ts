/** Ids of records that the modules' samples have created, by kind. */
export class MadeRecords {
  readonly #ids = new Map<string, string[]>()

  keep(what: string, ...ids: string[]) {
    this.#ids.set(what, ids)
  }

  /** The first one. @throws when there are none */
  idOf(what: string): string {
    return this.idsOf(what)[0] ?? ''
  }

  /** @throws when it does not exist */
  idsOf(what: string): string[] {
    const ids = this.#ids.get(what)
    if (!ids?.length) throw new Error(`No ${what} was made by the modules before this one.`)
    return ids
  }
}
