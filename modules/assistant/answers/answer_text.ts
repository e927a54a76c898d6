import type { CompanyContext } from '#core/http/caller'
import { momentIn } from '#modules/invoicing/public'
import type { Answer } from '../answer.js'
import { understand } from '../understand/understand.js'
import { isAboutClients } from './about_clients.js'
import { ANSWERS } from './index.js'
import { namedClient } from './named_client.js'

/** An answer, or the words that keep the question from having one. */
export type Outcome = { answer: Answer } | { answer: null; unknownWords: string[] }

/**
 * Answers a question in English, German or Albanian from the books. A question with a word that is neither known nor
 * the name of one client gets no answer: leaving the word out would answer something else.
 */
export async function answerText(
  viewer: Pick<CompanyContext, 'company' | 'caller'>,
  text: string
): Promise<Outcome> {
  const at = momentIn(viewer.company)
  const understood = understand(text, at.today)
  if (!understood) return { answer: null, unknownWords: [] }

  const { question, period, names } = understood
  const canName = names.length > 0 && isAboutClients(question)
  const client = canName ? await namedClient(viewer.company, names) : null
  if (names.length > 0 && !client) return { answer: null, unknownWords: names }

  const found = await ANSWERS[question]({ viewer, at, period, client })
  return {
    answer: { question, period, client: client && { _id: client.id, name: client.name }, ...found },
  }
}
