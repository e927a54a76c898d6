import type { CompanyContext } from '#core/http/caller'
import { type Moment, momentIn } from '#modules/invoicing/public'
import type { Answer } from '../answer.js'
import { type Before, type Followed, follow, type Unclear } from '../understand/follow.js'
import { readMistyped } from '../understand/mistyped.js'
import { OWN_WORDINGS, WORDINGS } from '../understand/questions.js'
import { plainText, type Reading, readText } from '../understand/read_text.js'
import { slippedWords } from '../understand/slips.js'
import { isAboutClients } from './about_clients.js'
import { ALL_ANSWERS } from './index.js'
import { isInClientName, namedClient } from './named_client.js'

/** Why a question has no answer, besides words that are not known. */
export type Reason = Unclear | 'not_about_clients' | 'own_work_only'

/** An answer, or the words or the reason that keep the question from having one. */
export type Outcome =
  | {
      answer: Answer
      /** Something comes from the question before. */
      isFollowing: boolean
      /** The question had typing mistakes, and this is what it was read as. */
      isCorrected?: true
    }
  | { answer: null; unknownWords: string[]; reason?: Reason }

type Viewer = Pick<CompanyContext, 'company' | 'caller'>

interface Asking {
  viewer: Viewer
  at: Moment
  before: Answer | null
}

/**
 * Answers a question in English, German or Albanian from the books, or from the own work of an employee. A question with a
 * word that is neither known nor the name of one client gets no answer: leaving the word out would answer something else.
 * A word that is one slip of the hand away from a known one is read as that, when all ways to read it ask the same.
 * @param before the answer that the question may go on from
 */
export async function answerText(
  viewer: Viewer,
  text: string,
  before: Answer | null
): Promise<Outcome> {
  const asking = { viewer, at: momentIn(viewer.company), before }
  const outcome = await answerReading(asking, readText(text, asking.at.today))
  if (outcome.answer || outcome.reason) return outcome
  const corrected = await answerMistyped(asking, text)
  return corrected?.answer ? { ...corrected, isCorrected: true } : outcome
}

async function answerMistyped(asking: Asking, text: string) {
  const plain = plainText(text)
  const slipped = await withoutNames(asking.viewer, slippedWords(text))
  const reading = readMistyped(plain, slipped, asking.at.today, (meant) => {
    const followed = followedBy(asking, meant)
    return typeof followed === 'string' ? null : followed
  })
  return reading && answerReading(asking, reading)
}

/** The words that name no client. Employees learn from no answer which clients there are. */
async function withoutNames({ company, caller }: Viewer, words: readonly string[]) {
  if (caller.role === 'employee') return words
  const clients = await Promise.all(words.map((word) => isInClientName(company, word)))
  return words.filter((_, index) => !clients[index])
}

async function answerReading(asking: Asking, reading: Reading | null): Promise<Outcome> {
  const { viewer, at } = asking
  const isOwn = viewer.caller.role === 'employee'
  const followed = reading && followedBy(asking, reading)
  if (!followed) return refused([], isOwn)
  if (followed === 'nothing_before' && reading.names.length > 0)
    return refused(reading.names, isOwn)
  if (typeof followed === 'string') return { answer: null, unknownWords: [], reason: followed }

  const { question, period, names, isFollowing } = followed
  // Employees learn from no answer which clients there are.
  const client = isOwn ? null : await clientOf(viewer, followed)
  if (names.length > 0 && !client) return refused(names, isOwn)
  if (client && !isAboutClients(question)) {
    return { answer: null, unknownWords: [], reason: 'not_about_clients' }
  }
  const found = await ALL_ANSWERS[question]({ viewer, at, period, client })
  const about = { question, period, client: client && { _id: client.id, name: client.name } }
  return { answer: { ...about, ...found }, isFollowing }
}

function followedBy({ viewer, at, before }: Asking, reading: Reading) {
  const isOwn = viewer.caller.role === 'employee'
  if (isOwn && speaksForAll(reading)) return null
  return follow(reading, at.today, isOwn ? OWN_WORDINGS : WORDINGS, beforeOf(before))
}

const refused = (unknownWords: string[], isOwn: boolean): Outcome => ({
  answer: null,
  unknownWords,
  ...(isOwn && unknownWords.length === 0 && { reason: 'own_work_only' as const }),
})

/** "We", which an employee's own hours would not answer. Folded. */
const WE = new Set(
  'we us our ours everyone everybody wir uns unser unsere unserem unseren unserer ne na yne jone tone tona tane kemi'.split(
    ' '
  )
)

const speaksForAll = ({ plain }: Reading) => plain.split(' ').some((word) => WE.has(word))

const beforeOf = (answer: Answer | null): Before | null =>
  answer && {
    question: answer.question,
    period: answer.period,
    client: answer.client && { id: answer.client._id, name: answer.client.name },
  }

/** The client that the text names, else the one of the question before where both questions can be asked about it. */
async function clientOf({ company }: Viewer, { question, client, names }: Followed) {
  if (names.length === 0) return client && isAboutClients(question) ? client : null
  return namedClient(company, names)
}
