import type { CompanyContext } from '#core/http/caller'
import { momentIn } from '#modules/invoicing/public'
import type { Answer } from '../answer.js'
import { type Before, type Followed, follow, type Unclear } from '../understand/follow.js'
import { OWN_WORDINGS, WORDINGS } from '../understand/questions.js'
import { type Reading, readText } from '../understand/read_text.js'
import { isAboutClients } from './about_clients.js'
import { ALL_ANSWERS } from './index.js'
import { namedClient } from './named_client.js'

/** Why a question has no answer, besides words that are not known. */
export type Reason = Unclear | 'not_about_clients' | 'own_work_only'

/** An answer, or the words or the reason that keep the question from having one. */
export type Outcome =
  | { answer: Answer; isFollowing: boolean }
  | { answer: null; unknownWords: string[]; reason?: Reason }

type Viewer = Pick<CompanyContext, 'company' | 'caller'>

/**
 * Answers a question in English, German or Albanian from the books, or from the own work of an employee. A question with a
 * word that is neither known nor the name of one client gets no answer: leaving the word out would answer something else.
 * @param before the answer that the question may go on from
 */
export async function answerText(
  viewer: Viewer,
  text: string,
  before: Answer | null
): Promise<Outcome> {
  const at = momentIn(viewer.company)
  const isOwn = viewer.caller.role === 'employee'
  const reading = readText(text, at.today)
  if (!reading || (isOwn && speaksForAll(reading))) return refused([], isOwn)

  const followed = follow(reading, at.today, isOwn ? OWN_WORDINGS : WORDINGS, beforeOf(before))
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
