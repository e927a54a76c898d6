import type { ApplicationQuestion } from '#modules/admin/queries/application_questions'

export interface StepRow {
  happened_at: number
  action: string
  /** JSON */
  details: string
  actor_name: string | null
}

/**
 * The steps of a company, the newest first, with the confirmation of its address, which is kept with the person, and with
 * the texts of questions and answers, which are kept until the company is erased.
 */
export const transformSteps = (
  rows: StepRow[],
  confirmedAt: number | null,
  questions: ApplicationQuestion[]
) =>
  [...rows, ...(confirmedAt === null ? [] : [confirmation(confirmedAt)])]
    .sort((one, other) => Number(other.happened_at) - Number(one.happened_at))
    .map((row) => transformStep(row, questions))

const confirmation = (happened_at: number): StepRow => ({
  happened_at,
  action: 'company.address_confirmed',
  details: '{}',
  actor_name: null,
})

/** A step in the life of a company: applied, approved, suspended. `by` is null for Kontor itself. */
const transformStep = (row: StepRow, questions: ApplicationQuestion[]) => ({
  at: new Date(row.happened_at).toISOString(),
  action: row.action,
  by: row.actor_name,
  details: withText(row.action, JSON.parse(row.details), questions),
})

function withText(
  action: string,
  details: Record<string, string | null>,
  questions: ApplicationQuestion[]
): Record<string, string | null> {
  const question = questions.find(({ _id }) => _id === details.questionId)
  if (!question) return details
  return { text: action === 'company.question_asked' ? question.question : question.answer }
}
