import { foldText } from '#core/database/search'

/** Longest word that is kept for search. */
const WORD_LENGTH = 60

/** The different words of a text, folded: what a search finds the beginnings of. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => word.slice(0, WORD_LENGTH))
  ),
]
