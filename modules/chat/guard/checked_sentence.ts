import type { ChatSegment } from '#api/chat_events'
import type { Facts } from './facts.js'
import { type FigureWord, figureWords, valuesOf } from './numbers_in.js'

/** Numbers that are written as words or in other digits cannot be compared with the books. */
const IN_WORDS =
  /hundert|tausend|million|milliard|dutzend|hundred|thousand|dozen|qind|mijë|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dy|tre|katër|pesë|gjashtë|shtatë|tetë|nëntë|dhjetë)\s+(?:euros?|eurosh|franken|lekë?|dollars?|prozent|percent)\b/i
const OTHER_DIGITS = /(?![0-9])\p{N}/u

export interface CheckedSentence {
  segments: ChatSegment[]
  /** Every figure in it is in a result. */
  isFromBooks: boolean
}

/** Compares each figure of a sentence with the results of the tools and links it to its list or record. */
export function checkedSentence(sentence: string, facts: Facts): CheckedSentence {
  const segments: ChatSegment[] = []
  let isFromBooks = !IN_WORDS.test(sentence) && !OTHER_DIGITS.test(sentence)
  let at = 0
  for (const word of figureWords(sentence)) {
    const source = sourceOf(word, sentence, facts)
    if (!source) isFromBooks = false
    if (!source?.link) continue
    if (word.start > at) segments.push({ text: sentence.slice(at, word.start) })
    segments.push({ text: sentence.slice(word.start, word.end), link: source.link })
    at = word.end
  }
  if (at < sentence.length) segments.push({ text: sentence.slice(at) })
  return { segments, isFromBooks }
}

interface Source {
  link: string | null
}

const NO_LINK: Source = { link: null }

function sourceOf(word: FigureWord, sentence: string, facts: Facts): Source | undefined {
  const { text, currency } = word
  if (currency === null) {
    const known = facts.code(text) ?? (isKnownDay(word, sentence, facts) ? NO_LINK : undefined)
    if (known) return known
  }
  for (const value of valuesOf(text.replace(/\s?(?:h|std)$/i, ''))) {
    const fact = facts.number(value, currency)
    if (fact) return fact
  }
  return undefined
}

function isKnownDay({ text, end }: FigureWord, sentence: string, facts: Facts) {
  const iso = isoOf(text)
  if (iso) return facts.hasDay(iso)
  if (/^20\d\d$/.test(text)) return facts.hasYear(Number(text))
  const isBeforeMonth = MONTH.test(sentence.slice(end))
  return isBeforeMonth && /^\d{1,2}$/.test(text) && facts.hasDayOfMonth(Number(text))
}

const MONTH =
  /^\.?\s(?:jan|feb|m[aä]r|apr|ma[iyj]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|janar|shkurt|prill|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor)/i

/** A day written with digits, as `YYYY-MM-DD`. */
function isoOf(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? []
  if (!day || !month || !year) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
