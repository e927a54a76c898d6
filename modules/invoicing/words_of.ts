import { foldText } from '#core/database/search'

/** Longest word stored for search. */
const WORD_LENGTH = 60

/** The distinct words of a text, folded: a search finds their beginnings. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => word.slice(0, WORD_LENGTH))
  ),
]
