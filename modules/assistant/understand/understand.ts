import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import type { Concept } from './concepts.js'
import { isBesidesAnswer } from './form.js'
import type { Period } from './period.js'
import {
  type AnyQuestionId,
  isAboutToday,
  looksAhead,
  looksBack,
  WORDINGS,
  type Wording,
} from './questions.js'
import { type Reading, readText } from './read_text.js'
import { isExpected, isOthersProfit, isReceived } from './received.js'

const DAY = 'yyyy-MM-dd'

/** The meaning of a text. */
export interface Understood {
  question: AnyQuestionId
  /** Null when the text names none. */
  period: Period | null
  /** Words that are neither an idea nor a filler: perhaps a client's name. */
  names: string[]
}

/**
 * Reads a question in English, German or Albanian. A text is only understood when its ideas fit exactly one question:
 * an idea too many, or two questions that fit equally well, give `null`, because no answer is better than a wrong one.
 * @param today the company's day, for periods such as "last month"
 */
export function understand(text: string, today: Day): Understood | null {
  const reading = readText(text, today)
  const question = reading && questionOf(reading, today, WORDINGS)
  if (!question) return null
  const { names } = reading
  const period = comingPeriod(question, reading, today)
  return period && !isAnswerable(question, period, today) ? null : { question, period, names }
}

/**
 * In June, "due in July" means the coming July: a month without a year is the latest one only where a question looks back.
 * A question that looks ahead means the next one that has not ended.
 */
export function comingPeriod(
  question: AnyQuestionId,
  { period, isYearGuessed }: Reading,
  today: Day
): Period | null {
  if (!period || !isYearGuessed || looksBack(question)) return period
  const isOver = looksAhead(question) && period.to < today
  if (!isOver && period.to.slice(0, 4) >= today.slice(0, 4)) return period
  const from = DateTime.fromISO(period.from, { zone: 'UTC' }).plus({ years: 1 })
  return { from: from.toFormat(DAY), to: from.endOf('month').toFormat(DAY) }
}

/**
 * The question that a text asks, whatever its period; null when it is not clear.
 * @param wordings those that the asker gets answers to
 */
export function questionOf(
  reading: Reading,
  today: Day,
  wordings: Partial<Record<AnyQuestionId, Wording>>
): AnyQuestionId | null {
  const { plain, period, tokens, concepts } = reading
  const best = bestQuestion(concepts, wordings)
  const question = best && ofTasks(best, reading)
  if (!question || isBesidesAnswer(plain, tokens, question)) return null
  if (question === 'dueInvoices' && isDueUnclear(concepts, period)) return null
  if (TASKS.includes(question) && period && period.to < today && !concepts.has('due')) return null
  if (question === 'bestClients' && isOthersProfit(reading)) return null
  if (question !== 'received' || isReceived(reading)) return question
  return period && period.to >= today && isExpected(reading) ? 'dueInvoices' : null
}

/** The questions about tasks that are due, and about all that are open. */
const DUE_AND_OPEN: readonly [due: AnyQuestionId, open: AnyQuestionId][] = [
  ['tasksDue', 'openTasks'],
  ['ownTasks', 'ownOpenTasks'],
]

/** Tasks of a time are those due then; a text about tasks that speaks of no time means all that are open. */
function ofTasks(question: AnyQuestionId, { period, concepts }: Reading): AnyQuestionId {
  const pair = DUE_AND_OPEN.find((questions) => questions.includes(question))
  if (!pair) return question
  const [due, open] = pair
  if (period) return due
  return concepts.has('due') || concepts.has('soon') ? question : open
}

/** Open tasks by their due date: nobody knows from them which ones there were. */
const TASKS: readonly AnyQuestionId[] = ['tasksDue', 'ownTasks']

/** Whether a question has an answer about a period. */
export function isAnswerable(question: AnyQuestionId, { from, to }: Period, today: Day) {
  if (isAboutToday(question)) return from === today && to === today
  if (looksAhead(question)) return to >= today
  return !looksBack(question) || from <= today
}

/** "Not paid by the deadline" may mean late ones, or those that are due soon. */
const isDueUnclear = (concepts: ReadonlySet<Concept>, period: Period | null) =>
  concepts.has('open') && !period && !concepts.has('soon')

function bestQuestion(
  concepts: ReadonlySet<Concept>,
  wordings: Partial<Record<AnyQuestionId, Wording>>
): AnyQuestionId | null {
  const fitting = Object.entries(wordings)
    .map(([question, wording]) => ({
      question: question as AnyQuestionId,
      weight: weigh(wording, concepts),
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
