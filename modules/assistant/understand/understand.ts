import type { Day } from '#core/clock'
import { foldText } from '#core/database/search'
import { combine, type Token } from './combine.js'
import { CONCEPTS, type Concept } from './concepts.js'
import { FILLERS } from './fillers.js'
import { type Period, readPeriod } from './period.js'
import { isAboutToday, QUESTION_IDS, type QuestionId, WORDINGS, type Wording } from './questions.js'

/** The meaning of a text. */
export interface Understood {
  question: QuestionId
  /** Null when the text names none. */
  period: Period | null
  /** Words that are neither an idea nor a filler: perhaps a client's name. */
  names: string[]
}

/** "How much", and "what", but not "when" and "how". */
const AMOUNT = new Set(['much', 'what', 'viel', 'was', 'sa'])
/** Money with one of these is yet to come in. */
const YET = new Set('still yet noch ende akoma'.split(' '))
/** Money that clients should pay has not come in. */
const MODALS = new Set(
  'must should supposed mussen muss sollen sollten mussten duhet duhen'.split(' ')
)
const TO_US = new Set(['us', 'uns', 'na'])

/** The words that a question begins with; an order does not. Folded. */
const ASKING =
  /^(?:(?:to|an|von|for|fur|nga|per) )?(?:who|whom|whose|which|what|how|wer|wen|wem|wessen|welch\w*|was|wie|kush|ke|kujt|cil\w*|cfare|sa)\b/

const isOnly = (day: Day, { from, to }: Period) => from === day && to === day

const isAsking = (text: string) => ASKING.test(text)

const isFiller = (word: string) => FILLERS.has(word)

/** "Whom should I send a reminder?" asks for no sending, "Send a reminder" does. */
const withoutSending = (tokens: Token[]) =>
  tokens.filter((token) => 'word' in token || token.concept !== 'send')

interface Phrase {
  concept: Concept
  pattern: RegExp
  length: number
}

/** Longest first, so that a phrase is read before the words in it. */
const PHRASES: Phrase[] = Object.entries(CONCEPTS)
  .flatMap(([concept, words]) =>
    Object.values(words)
      .flatMap((list) => list.split(', '))
      .map((phrase) => phraseOf(concept as Concept, phrase))
  )
  .sort((one, other) => other.length - one.length)

function phraseOf(concept: Concept, phrase: string): Phrase {
  const parts = phrase.split(' … ').map((part) => foldText(part).replaceAll('*', '\\w*'))
  const source = parts.join(' ((?:\\w+ ){0,3})')
  return { concept, pattern: new RegExp(`(?<!\\w)${source}(?!\\w)`, 'g'), length: phrase.length }
}

/**
 * Reads a question in English, German or Albanian. A text is only understood when its ideas fit exactly one question:
 * an idea too many, or two questions that fit equally well, give `null`, because no answer is better than a wrong one.
 * @param today the company's day, for periods such as "last month"
 */
export function understand(text: string, today: Day): Understood | null {
  const plain = foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const { period, rest } = readPeriod(plain, today)
  const tokens = readTokens(rest)
  const words = tokens.flatMap((token) => ('word' in token ? [token.word] : []))
  const names = words.filter((word) => !FILLERS.has(word))
  const concepts = combine(isAsking(plain) ? withoutSending(tokens) : tokens, isFiller)
  const question = bestQuestion(concepts)
  if (!question) return null
  if (period && isAboutToday(question) && !isOnly(today, period)) return null
  if (question === 'received' && !isReceived(concepts, words, names)) return null
  return { question, period, names }
}

/** "Paid" says neither by whom nor to whom: only by a name, or by clients to us, it is money that came in. */
function isReceived(concepts: ReadonlySet<Concept>, words: string[], names: string[]) {
  const isYetToCome = words.some((word) => YET.has(word))
  if (concepts.has('received')) return !isYetToCome
  if (concepts.has('paid') && names.length > 0) return true
  if (words.some((word) => MODALS.has(word))) return false
  const isAmount = words.some((word) => AMOUNT.has(word))
  return isAmount && concepts.has('client') && words.some((word) => TO_US.has(word))
}

/** The ideas of a text in their order, and the words that are none. */
function readTokens(text: string): Token[] {
  const found: Concept[] = []
  let rest = text
  for (const { concept, pattern } of PHRASES) {
    rest = rest.replace(pattern, (_, ...between: unknown[]) => {
      const words = between.filter((part) => typeof part === 'string').slice(0, -1)
      // The idea follows the words inside it, so that "have we not invoiced" denies.
      return ` | ${words.join(' ')} |${found.push(concept) - 1}| `
    })
  }
  return rest
    .split(/\s+/)
    .filter((part) => part && part !== '|')
    .map((part) => tokenOf(part, found))
}

function tokenOf(part: string, found: readonly Concept[]): Token {
  const concept = part.startsWith('|') ? found[Number(part.slice(1, -1))] : undefined
  return concept ? { concept } : { word: part }
}

function bestQuestion(concepts: ReadonlySet<Concept>): QuestionId | null {
  const fitting = QUESTION_IDS.map((question) => ({
    question,
    weight: weigh(WORDINGS[question], concepts),
  }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  const [first, second] = fitting
  if (!first || first.weight === second?.weight) return null
  return first.question
}

/** How many ideas a question needs and finds; 0 when one is missing or one is foreign to it. */
function weigh({ needs, allows }: Wording, concepts: ReadonlySet<Concept>) {
  const isMet = needs.every((group) => group.some((concept) => concepts.has(concept)))
  if (!isMet) return 0
  const known = new Set([...needs.flat(), ...allows])
  const hasForeign = [...concepts].some((concept) => !known.has(concept))
  return hasForeign
    ? 0
    : needs.flat().filter((concept) => concepts.has(concept)).length * 10 + needs.length
}
