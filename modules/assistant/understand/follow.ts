import type { Day } from '#core/clock'
import { isLinked } from './form.js'
import type { Period } from './period.js'
import {
  type AnyQuestionId,
  isAboutToday,
  looksAhead,
  looksBack,
  type Wording,
} from './questions.js'
import type { Reading } from './read_text.js'
import { comingPeriod, isAnswerable, questionOf } from './understand.js'

/** The question before, as it was answered. */
export interface Before {
  question: AnyQuestionId
  period: Period | null
  client: { id: string; name: string } | null
}

/** Why a text that may follow another one has no answer. */
export type Unclear = 'nothing_before' | 'year_missing' | 'today_only' | 'past_only' | 'coming_only'

/** The meaning of a text beside the question before. */
export interface Followed extends Before {
  /** Perhaps a client's name, which then replaces `client`. */
  names: string[]
  /** Something comes from the question before. */
  isFollowing: boolean
}

const ALL = new Set('all alle allen aller gjithe'.split(' '))

/**
 * Reads a text that may go on from the question before, as "And in May?" and "only Acme" do: that question supplies the
 * kind, the period and the client that the text leaves out.
 * @param wordings the questions that the asker gets answers to
 * @returns a reason when the parts do not make one clear question, null for a text that means something else
 */
export function follow(
  reading: Reading,
  today: Day,
  wordings: Partial<Record<AnyQuestionId, Wording>>,
  before: Before | null
): Followed | Unclear | null {
  const { plain, names } = reading
  const own = questionOf(reading, today, wordings)
  if (own && !(before && isLinked(plain))) {
    const period = comingPeriod(own, reading, today)
    if (period && !isAnswerable(own, period, today)) return reasonOf(own)
    return { question: own, period, client: null, names, isFollowing: false }
  }
  if (!own && !isRemainder(reading)) return null
  if (!before) return 'nothing_before'

  const question = own ?? before.question
  const period = comingPeriod(question, reading, today)
  if (isOfOtherYear({ ...reading, period }, before)) return 'year_missing'
  const kept = keepsPeriod(question, before) ? before.period : null
  const client = keepsClient(reading) ? before.client : null
  const days = period ?? kept
  if (days && !isAnswerable(question, days, today)) return reasonOf(question)
  const isFollowing = !own || days !== period || client !== null
  return { question, period: days, client, names, isFollowing }
}

function reasonOf(question: AnyQuestionId): Unclear {
  if (isAboutToday(question)) return 'today_only'
  return looksAhead(question) ? 'coming_only' : 'past_only'
}

/** A period, a name or "all clients", and no idea of another question. */
function isRemainder({ period, names, concepts, words }: Reading) {
  if (concepts.size === 0) return period !== null || names.length > 0
  const isAllClients = concepts.size === 1 && concepts.has('client')
  return isAllClients && words.some((word) => ALL.has(word))
}

/** "And in May?" after a question about another year may mean either year. */
const isOfOtherYear = ({ period, isYearGuessed }: Reading, before: Before) =>
  period !== null &&
  isYearGuessed &&
  before.period !== null &&
  before.period.from.slice(0, 4) !== period.from.slice(0, 4)

/** Money of one time goes on to money of the same time; a state of today has none. */
const keepsPeriod = (question: AnyQuestionId, before: Before) =>
  question === before.question || (looksBack(question) && looksBack(before.question))

/** "And who owes us money?" means all clients again. */
const keepsClient = ({ concepts }: Reading) => !concepts.has('client') && !concepts.has('who')
