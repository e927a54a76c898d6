import { addDays, type Day } from '#core/clock'
import { daysIn } from './days_in_text.js'
import {
  ABBREVIATIONS,
  CLAUSES,
  CONDITION,
  IN_FULL,
  NO_SKONTO,
  NUMBERS,
  PERCENT,
  SHORTHAND,
  SKONTO,
  TERM_IN_DAYS,
  VAT_RATE,
} from './skonto_words.js'
import type { TextLine } from './text_line.js'

export interface TextSkonto {
  /** Percent off the total. */
  percent: number
  /** The last day to pay with Skonto. */
  date: Day
}

/** Nobody gives more for paying early. */
const MOST_PERCENT = 10
const DAYS_OF_WEEK = 7

/**
 * The Skonto that a receipt offers. Null when it names none, no day or two different ones: nothing is guessed.
 * @param from the day of the receipt, from which days count
 */
export function skontoIn(lines: readonly TextLine[], from: Day | null): TextSkonto | null {
  const offers = lines.flatMap((_, index) => offersAt(lines, index, from))
  const [offer] = offers
  const isOne = offers.every(
    (other) => other?.percent === offer?.percent && other?.date === offer?.date
  )
  return isOne ? (offer ?? null) : null
}

type Offer = TextSkonto | null

/** The offers of a line about Skonto, read with its neighbours where it is half a sentence; null for a doubtful one. */
function offersAt(lines: readonly TextLine[], index: number, from: Day | null): Offer[] {
  const line = lines[index]
  if (!line) return []
  const short = [...line.words.matchAll(SHORTHAND)].flatMap(({ groups = {} }) =>
    offerOf([groups.percent ?? ''], termsIn(`${groups.days} tage`, from))
  )
  if (short.length > 0 || !SKONTO.test(line.words)) return short
  const texts = [line.words, joined(lines[index - 1], line), joined(line, lines[index + 1])]
  return texts.map((text) => offersOf(text, from)).find((offers) => offers.length > 0) ?? []
}

/** Two lines of one sentence; empty when the second one begins another. */
function joined(first: TextLine | undefined, second: TextLine | undefined) {
  if (!first || !second) return ''
  const isOne = /^\p{Ll}/u.test(second.text) || CONDITION.test(first.words)
  return isOne ? `${first.words} ${second.words}` : ''
}

const offersOf = (text: string, from: Day | null): Offer[] =>
  text
    .replace(ABBREVIATIONS, '$1')
    .replace(VAT_RATE, '')
    .replace(IN_FULL, ';')
    .replace(/\p{L}+/gu, (word) => NUMBERS[word] ?? word)
    .split(CLAUSES)
    .filter((clause) => !NO_SKONTO.test(clause))
    .flatMap((clause) => offerOf(percentsIn(clause), termsIn(clause, from)))

const percentsIn = (clause: string) =>
  [...clause.matchAll(PERCENT)].map(({ groups }) => groups?.percent ?? '')

function termsIn(clause: string, from: Day | null): Day[] {
  if (from === null) return []
  const counted = [...clause.matchAll(TERM_IN_DAYS)].map(({ groups = {} }) => {
    const isWeek = /^(?:w|j)/.test(groups.unit ?? '')
    return addDays(from, Number(groups.count) * (isWeek ? DAYS_OF_WEEK : 1))
  })
  return [...counted, ...daysIn(clause)].filter((day) => day > from)
}

/** Nothing without a percentage or a term, null with several. */
function offerOf(percents: readonly string[], terms: readonly Day[]): Offer[] {
  const [percent, ...otherPercents] = percents
    .map((text) => Number(text.replace(',', '.')))
    .filter((each) => each > 0 && each <= MOST_PERCENT)
  const [date, ...otherTerms] = terms
  if (percent === undefined || date === undefined) return []
  return otherPercents.length + otherTerms.length > 0 ? [null] : [{ percent, date }]
}
