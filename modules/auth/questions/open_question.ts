import { readRows } from '#core/database/read_rows'

export interface OpenQuestion {
  id: string
  question: string
}

const LATEST = `
  select id, question, answered_at from application_questions
  where company_id = ? order by asked_at desc, id desc limit 1`

/** The latest question to an applicant while it has no answer. A later question replaces an earlier one. */
export async function openQuestion(companyId: string): Promise<OpenQuestion | null> {
  const [latest] = await readRows<OpenQuestion & { answered_at: number | null }>(LATEST, [
    companyId,
  ])
  return latest && latest.answered_at === null ? latest : null
}
