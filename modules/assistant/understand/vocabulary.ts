import { foldText } from '#core/database/search'
import { CONCEPTS } from './concepts.js'
import { FILLERS } from './fillers.js'
import {
  BEGINNING,
  END,
  LAST,
  LAST_AFTER,
  MONTHS,
  NEXT,
  NEXT_AFTER,
  ORDINALS,
  SINCE,
  THIS,
  THIS_AFTER,
  UNITS,
  UNTIL,
  WEEKDAYS,
} from './period_words.js'

/** Parts of patterns that are words, or beginnings of words with any ending (`*`). */
const wordsOf = (pattern: string) =>
  pattern.replaceAll('\\w*', '*').match(/(?<![a-z*?])[a-z]+\*?(?![a-z?(])/g) ?? []

const TIMES = [
  BEGINNING,
  END,
  LAST,
  LAST_AFTER,
  NEXT,
  NEXT_AFTER,
  SINCE,
  THIS,
  THIS_AFTER,
  UNTIL,
  ...MONTHS,
  ...ORDINALS,
  ...WEEKDAYS,
  ...UNITS.map(([, words]) => words),
].flatMap(wordsOf)

const { negation, ...affirming } = CONCEPTS

const wordsIn = (lists: readonly Record<string, string>[]) =>
  lists
    .flatMap((languages) => Object.values(languages))
    .flatMap((list) => foldText(list).split(/[\s,…]+/))
    .filter((word) => word && !word.startsWith('*'))

const split = (words: readonly string[]) => ({
  whole: new Set(words.filter((word) => !word.endsWith('*'))),
  begun: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
})

const KNOWN = split([...wordsIn(Object.values(CONCEPTS)), ...TIMES, ...FILLERS])
const DENYING = split(wordsIn([negation]))
const MEANT = split([...new Set([...wordsIn(Object.values(affirming)), ...TIMES, ...FILLERS])])

/** Whether a folded word has a meaning in a question, also as part of a phrase, or is left out without loss. */
export const isKnown = (word: string) =>
  KNOWN.whole.has(word) || KNOWN.begun.some((beginning) => word.startsWith(beginning))

/**
 * Folded words that a mistyped one may be, and beginnings of such words, after which any ending may follow. "No" and "not"
 * turn a question around, so a word that only looks like one of them is never read as it.
 */
export const MEANT_WORDS = [...MEANT.whole].filter((word) => !DENYING.whole.has(word))
export const MEANT_BEGINNINGS = MEANT.begun
