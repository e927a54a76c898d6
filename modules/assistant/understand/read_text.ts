import type { Day } from '#core/clock'
import { foldText } from '#core/database/search'
import { withOneForm } from './albanian.js'
import { combine, type Token } from './combine.js'
import type { Concept } from './concepts.js'
import { readDeadline } from './deadline.js'
import { FILLERS } from './fillers.js'
import { asksForWay, isAsking, isOrder, withoutPoliteness } from './form.js'
import { type Period, readTime, type Time } from './period.js'
import { withWholeWords } from './spelling.js'
import { readTokens } from './tokens.js'

/** A text in its parts. */
export interface Reading {
  /** Folded, with single spaces and without polite words, Albanian in one form. */
  plain: string
  period: Period | null
  /** The text names a month without its year. */
  isYearGuessed: boolean
  tokens: Token[]
  words: string[]
  /** Words that are neither an idea nor a filler: perhaps a client's name. */
  names: string[]
  concepts: ReadonlySet<Concept>
}

/**
 * The parts of a text; null for an order, a question for the way to do something, and a time that is not clear.
 * @param today the company's day, for periods such as "last month"
 */
export function readText(text: string, today: Day): Reading | null {
  const plain = withOneForm(withoutPoliteness(withWholeWords(plainText(text))))
  if (asksForWay(plain) || isOrder(plain)) return null
  const deadline = readDeadline(plain, today)
  const lasting = deadline && partsOf(text, plain, deadline)
  if (lasting?.concepts.has('lasts')) return lasting
  const time = readTime(plain, today)
  return time && partsOf(text, plain, time)
}

function partsOf(text: string, plain: string, { period, isYearGuessed, rest }: Time): Reading {
  const tokens = readTokens(rest)
  const words = tokens.flatMap((token) => ('word' in token ? [token.word] : []))
  const names = words.filter((word) => !isFiller(word) || (word === 'mia' && MIA.test(text)))
  const concepts = combine(isAsking(plain) ? withoutSending(tokens) : tokens, isFiller)
  return { plain, period, isYearGuessed, tokens, words, names, concepts }
}

/** Written with a capital it is a person, else Albanian for "my". */
const MIA = /\bMia\b/

/** Folded words with single spaces. */
export const plainText = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isFiller = (word: string) => FILLERS.has(word)

/** "Whom should I send a reminder?" asks for no sending, "Send a reminder" does. */
const withoutSending = (tokens: Token[]) =>
  tokens.filter((token) => 'word' in token || token.concept !== 'send')
