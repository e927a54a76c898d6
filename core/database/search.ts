/** The part of a query builder that a search needs. */
interface Searchable {
  whereRaw(sql: string, bindings: string[]): unknown
}

/**
 * Text as searches compare it: lower case, without accents, so that "muller" finds "Müller" and "kelmend" finds
 * "Këlmend" on every database. Stored beside its source.
 */
export function foldText(...parts: (string | null | undefined)[]) {
  return parts
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

/** Keeps the rows whose folded column contains every word of a search. `%` and `_` mean themselves. */
export function whereContains(query: Searchable, column: string, search: string) {
  for (const word of foldText(search).split(/\s+/).filter(Boolean)) {
    query.whereRaw(`${column} like ? escape '!'`, [`%${word.replace(/[!%_]/g, '!$&')}%`])
  }
}
