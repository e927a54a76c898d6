import type { Day } from '#core/clock'
import { foldText } from '#core/database/search'
import { CONCEPTS, type Concept } from './concepts.js'
import { FILLERS } from './fillers.js'
import { type Period, readPeriod } from './period.js'
import { QUESTION_IDS, type QuestionId, WORDINGS, type Wording } from './questions.js'

/** The meaning of a text. */
export interface Understood {
  question: QuestionId
  /** Null when the text names none. */
  period: Period | null
  /** Words that are neither an idea nor a filler: perhaps a client's name. */
  names: string[]
}

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
  const { concepts, words } = readConcepts(rest)
  const question = bestQuestion(concepts)
  if (!question) return null
  return { question, period, names: words.filter((word) => !FILLERS.has(word)) }
}

function readConcepts(text: string) {
  const concepts = new Set<Concept>()
  let rest = text
  for (const { concept, pattern } of PHRASES) {
    rest = rest.replace(pattern, (_, ...between: unknown[]) => {
      concepts.add(concept)
      const words = between.filter((part) => typeof part === 'string').slice(0, -1)
      return ['|', ...words, '|'].join(' ')
    })
  }
  return { concepts, words: rest.split(/[\s|]+/).filter(Boolean) }
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
