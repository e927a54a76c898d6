/** Entries with their places as keys, for what has no name of its own: they hold nothing that could be mixed up. */
export const numbered = <Entry>(entries: readonly Entry[]) =>
  entries.map((entry, place) => ({ entry, place, key: String(place) }))
