import { fold } from './times/fold.js'

/**
 * How well a text fits what is typed: every word must be in it, at least with its letters in order. Whole words come
 * before parts, parts before scattered letters.
 * @returns undefined when it does not fit; smaller is better
 */
export function fuzzyScore(text: string, typed: string): number | undefined {
  const folded = fold(text)
  let score = 0
  for (const word of fold(typed).split(' ').filter(Boolean)) {
    const place = folded.indexOf(word)
    if (place >= 0) {
      score += place === 0 || folded[place - 1] === ' ' ? 0 : 1
      continue
    }
    const spread = spreadOf(folded, word)
    if (spread === undefined) return undefined
    score += 2 + spread
  }
  return score
}

/** The places of texts that fit, the best first; texts that fit alike keep their order. */
export const fuzzyOrder = (texts: string[], typed: string) =>
  texts
    .flatMap((text, index) => {
      const score = fuzzyScore(text, typed)
      return score === undefined ? [] : [{ index, score }]
    })
    .sort((a, b) => a.score - b.score)
    .map(({ index }) => index)

/** How many letters lie between the first and the last of a word's letters that are not its own. */
function spreadOf(text: string, word: string) {
  let place = -1
  let first = -1
  for (const letter of word) {
    place = text.indexOf(letter, place + 1)
    if (place < 0) return undefined
    if (first < 0) first = place
  }
  return place - first + 1 - word.length
}
