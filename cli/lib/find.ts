/** Something that a person names by id, by its beginning or end, or by words. */
interface Findable {
  _id: string
}

export interface Naming<T> {
  /** Names that match as a whole before words are looked for, e.g. the title or the e-mail address. */
  names: (item: T) => string[]
  /** Whether an item is preferred when several fit. */
  prefers: (item: T) => boolean
}

const ID_PART = /^[0-9a-f-]{4,36}$/i
const FULL_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isFullId = (text: string) => FULL_ID.test(text)

/** How an id is shown: its end, because ids begin with the time and resemble one another. */
export const shortId = (id: string) => id.slice(-6)

const LONGEST_SEARCH = 200
const LONGEST_SHOWN = 60

/** Whether the server takes a search text; it refuses longer ones. */
export const isSearchable = (wanted: string) => wanted.length <= LONGEST_SEARCH

/** A search text as messages repeat it. */
export const shortened = (wanted: string) =>
  wanted.length > LONGEST_SHOWN ? `${wanted.slice(0, LONGEST_SHOWN)}…` : wanted

/** All items that fit equally well: none, the one that is meant, or the candidates. */
export function find<T extends Findable>(items: T[], wanted: string, naming: Naming<T>): T[] {
  const needle = fold(wanted)
  // Nothing would fit everything.
  if (!needle) return []
  const steps: ((item: T) => boolean)[] = [
    ({ _id }) => _id === needle,
    (item) => naming.names(item).some((name) => fold(name) === needle),
    ({ _id }) => ID_PART.test(needle) && (_id.startsWith(needle) || _id.endsWith(needle)),
    (item) => hasWords(naming.names(item).join(' '), wanted),
  ]
  for (const fits of steps) {
    const found = items.filter(fits)
    const preferred = found.filter(naming.prefers)
    if (found.length) return preferred.length ? preferred : found
  }
  return []
}

/** Whether a text holds all words, whatever their order and accents. */
export function hasWords(text: string, words: string) {
  const folded = fold(text)
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** The one that is called so, in whichever way it is written: `Teilweise bezahlt` is `teilweise-bezahlt`. */
export function byName<T>(items: T[], wanted: string | undefined, names: (item: T) => string[]) {
  if (wanted === undefined) return undefined
  const plain = (text: string) => fold(text).replace(/[\s_-]+/g, ' ')
  return items.find((item) => names(item).some((name) => plain(name) === plain(wanted)))
}

/** `Müller` is found by `muller`, `Për` by `per`. */
const fold = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
