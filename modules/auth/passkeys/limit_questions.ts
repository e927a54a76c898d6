import { PassingLimit } from '#core/http/limits/passing_limit'

/** Far more than a person asks for; each question is a row until it is answered or five minutes old. */
const QUESTIONS = new PassingLimit({ requests: 30, duration: '5 minutes' })

/** Counts a question to a passkey of somebody who is signed in. @throws 429 with Retry-After */
export const limitQuestions = (accountId: string) =>
  QUESTIONS.consume(`passkey_questions_${accountId}`)
