import { instantText, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { newId } from '#core/ids'
import type { Answer } from './answer.js'
import type { Outcome } from './answers/answer_text.js'

/** Older questions of a person are deleted. */
const MOST_KEPT = 50

type Asker = Pick<CompanyContext, 'company' | 'caller'>

interface Row {
  id: string
  text: string
  outcome: string
  asked_at: number
}

/** A question as its asker sees it. `after` is the question that it goes on from. */
export type KeptQuestion = { _id: string; text: string; askedAt: string; after?: string } & Outcome

const OWN = `
  select id, text, outcome, asked_at from assistant_questions where company_id = ? and user_id = ?
  order by id desc limit ${MOST_KEPT}`

/** The caller's own questions with their answers as given, the newest first. */
export async function ownQuestions({ company, caller }: Asker): Promise<KeptQuestion[]> {
  const rows = await readRows<Row>(OWN, [company.id, caller.userId])
  return rows.map(({ id, text, outcome, asked_at }) => ({
    _id: id,
    text,
    askedAt: instantText(asked_at),
    ...(JSON.parse(outcome) as Outcome),
  }))
}

const ONE = `
  select outcome from assistant_questions where company_id = ? and user_id = ? and id = ?`

/**
 * The answer of one of the caller's own questions; null when it has none.
 * @throws 404
 */
export async function ownAnswer({ company, caller }: Asker, id: string): Promise<Answer | null> {
  const [row] = await readRows<Pick<Row, 'outcome'>>(ONE, [company.id, caller.userId, id])
  if (!row) throw notFound()
  return (JSON.parse(row.outcome) as Outcome).answer
}

/** Keeps a question with its answer and deletes the asker's oldest beyond fifty. Only inside inTx. */
export async function keepQuestion(
  { company, caller }: Asker,
  text: string,
  outcome: Outcome & { after?: string }
): Promise<KeptQuestion> {
  const id = newId()
  const askedAt = now()
  await insertRows('assistant_questions', [
    {
      company_id: company.id,
      id,
      user_id: caller.userId,
      text,
      outcome: JSON.stringify(outcome),
      asked_at: askedAt,
    },
  ])
  const kept = await readRows<Row>(OWN, [company.id, caller.userId])
  const oldest = kept.at(-1)
  if (kept.length === MOST_KEPT && oldest) {
    await changeRows(
      'delete from assistant_questions where company_id = ? and user_id = ? and id < ?',
      [company.id, caller.userId, oldest.id]
    )
  }
  return { _id: id, text, askedAt: instantText(askedAt), ...outcome }
}

/** Deletes all questions of the caller. Only inside inTx. */
export const forgetQuestions = ({ company, caller }: Asker) =>
  changeRows('delete from assistant_questions where company_id = ? and user_id = ?', [
    company.id,
    caller.userId,
  ])
