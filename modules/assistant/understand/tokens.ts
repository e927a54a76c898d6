import { foldText } from '#core/database/search'
import { withOneForm } from './albanian.js'
import type { Token } from './combine.js'
import { CONCEPTS, type Concept } from './concepts.js'

interface Phrase {
  concept: Concept
  pattern: RegExp
  /** Letters that every match has: looking for them first is ten times as fast. */
  letters: string
  length: number
}

/** Longest first, so that a phrase is read before the words in it. */
const PHRASES: Phrase[] = Object.entries(CONCEPTS)
  .flatMap(([concept, words]) =>
    Object.entries(words).flatMap(([language, list]) =>
      list.split(', ').map((phrase) => phraseOf(concept as Concept, phrase, language))
    )
  )
  .sort((one, other) => other.length - one.length)

function phraseOf(concept: Concept, phrase: string, language: string): Phrase {
  const parts = phrase.split(' … ').map((part) => {
    const folded = foldText(part)
    return language === 'sq' ? withOneForm(folded) : folded
  })
  const source = parts.map((part) => part.replaceAll('*', '\\w*')).join(' ((?:\\w+ ){0,3})')
  const [letters = ''] = (parts[0] ?? '').split('*').filter(Boolean)
  const pattern = new RegExp(`(?<!\\w)${source}(?!\\w)`, 'g')
  return { concept, pattern, letters, length: phrase.length }
}

/** The ideas of a folded text in their order, and the words that are none. */
export function readTokens(text: string): Token[] {
  const found: Concept[] = []
  let rest = text
  for (const { concept, pattern, letters } of PHRASES) {
    if (!rest.includes(letters)) continue
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
