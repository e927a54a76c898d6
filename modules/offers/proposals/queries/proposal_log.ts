import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { Proposal } from '#modules/offers/proposals/models/proposal'

/** As many as a screen shows; the count of visits gives the total. */
const MOST = 50

const VIEWS = `
  select began_at, last_at from proposal_views where company_id = ? and proposal_id = ?
  order by last_at desc limit ${MOST}`
const QUESTIONS = `
  select id, name, question, asked_at from proposal_questions where company_id = ? and proposal_id = ?
  order by asked_at desc limit ${MOST}`

type Key = Pick<Proposal, 'companyId' | 'id'>

/** The last visits of clients, the newest first. */
export async function viewsOf({ companyId, id }: Key) {
  const rows = await readRows<{ began_at: number; last_at: number }>(VIEWS, [companyId, id])
  return rows.map((row) => ({ at: instantText(row.began_at), until: instantText(row.last_at) }))
}

/** Questions of clients, the newest first. */
export async function questionsOn({ companyId, id }: Key) {
  const rows = await readRows<{ id: string; name: string; question: string; asked_at: number }>(
    QUESTIONS,
    [companyId, id]
  )
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    question: row.question,
    at: instantText(row.asked_at),
  }))
}
