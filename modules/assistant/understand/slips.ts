import { plainText } from './read_text.js'
import { REAL_WORDS } from './real_words.js'
import { isKnown, MEANT_BEGINNINGS, MEANT_WORDS } from './vocabulary.js'

/** In shorter words one letter more or less often makes another word. */
const SHORTEST = 5

/** More than this many mistyped words, or ways to read them, are a text that nobody can be sure about. */
const MOST_SLIPS = 3
const MOST_TEXTS = 24

/**
 * Whether one word becomes the other by one letter that is missing, added or changed, or by two neighbours that changed
 * places. A letter more or less at the end is another form of a word ("year", "years") and no slip.
 */
export function isOneSlipApart(one: string, other: string) {
  const start = sharedStart(one, other)
  const shorter = Math.min(one.length, other.length)
  if (start === shorter) return false
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const here = one.slice(start, one.length - end)
  const there = other.slice(start, other.length - end)
  if (here.length <= 1 && there.length <= 1) return true
  return here.length === 2 && there.length === 2 && here[0] === there[1] && here[1] === there[0]
}

function sharedStart(one: string, other: string) {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  return start
}

/** After these words a capital letter begins a name: "an invoice for Besa". */
const BEFORE_NAMES =
  /(?<!\p{L})(?:for|from|by|with|to|of|für|von|bei|mit|an|për|nga|te|tek|me|ndaj)\s+(\p{Lu}\p{L}*)/gu

/** Folded words of a text that no question knows and that a slip of the hand may have made. */
export function slippedWords(text: string) {
  const names = new Set([...text.matchAll(BEFORE_NAMES)].map(([, name = '']) => plainText(name)))
  const isSlip = (word: string) =>
    word.length >= SHORTEST && !isKnown(word) && !REAL_WORDS.has(word) && !names.has(word)
  return [...new Set(plainText(text).split(' ').filter(isSlip))]
}

/** The known words that a mistyped one may be. The first letter is hardly ever mistyped, so another one is another word. */
function meantBy(word: string) {
  const isNear = (typed: string, known: string) =>
    known.length >= SHORTEST && known[0] === typed[0] && isOneSlipApart(typed, known)
  const whole = MEANT_WORDS.filter((known) => isNear(word, known))
  const begun = MEANT_BEGINNINGS.filter(({ length }) => length > SHORTEST).flatMap((beginning) =>
    [-1, 0, 1]
      .map((more) => beginning.length + more)
      .filter((length) => isNear(word.slice(0, length), beginning))
      .map((length) => beginning + word.slice(length))
  )
  return [...new Set([...whole, ...begun])]
}

/**
 * The texts that a folded one may have meant before the hand slipped; none when a word cannot be read or too many can.
 * @param slipped the words to replace, from `slippedWords`
 */
export function withoutSlips(text: string, slipped: readonly string[]): string[] {
  if (slipped.length === 0 || slipped.length > MOST_SLIPS) return []
  const readings = new Map(slipped.map((word) => [word, meantBy(word)]))
  const texts = text.split(' ').reduce<string[]>(
    (begun, word) => {
      const meant = readings.get(word) ?? [word]
      return begun
        .flatMap((start) => meant.map((known) => `${start} ${known}`))
        .slice(0, MOST_TEXTS + 1)
    },
    ['']
  )
  return texts.length > MOST_TEXTS ? [] : texts.map((text) => text.trim())
}
