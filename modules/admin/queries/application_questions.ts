import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { toIso } from '#modules/admin/transformers/instant'

interface QuestionRow {
  id: string
  question: string
  asked_at: number
  asked_by_name: string | null
  answer: string | null
  answered_at: number | null
}

const OF_COMPANY = `
  select application_questions.id, question, asked_at, users.name as asked_by_name, answer, answered_at
  from application_questions left join users on users.id = application_questions.asker_id
  where application_questions.company_id = ? order by asked_at desc, application_questions.id desc`

/** The questions to an applicant with their answers, the latest first. */
export async function applicationQuestions(companyId: string) {
  const rows = await readRows<QuestionRow>(OF_COMPANY, [companyId])
  return rows.map((row) => ({
    _id: row.id,
    question: row.question,
    askedAt: instantText(Number(row.asked_at)),
    askedBy: row.asked_by_name,
    answer: row.answer,
    answeredAt: toIso(row.answered_at),
  }))
}

export type ApplicationQuestion = Awaited<ReturnType<typeof applicationQuestions>>[number]
