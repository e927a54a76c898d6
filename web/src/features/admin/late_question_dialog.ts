import { latePart } from '@/lib/parts/late_part'

/** Loaded when an applicant is first asked something. */
export const QuestionDialog = latePart(
  async () => (await import('./components/questions/question_dialog')).QuestionDialog
)
