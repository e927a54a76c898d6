import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import type { CompanyRow } from '../../company'
import classes from '../admin.module.css'

/** When the applicant of a waiting company was asked something, and whether there is an answer. */
export function QuestionState({ question }: Pick<CompanyRow, 'question'>) {
  const { t } = useTranslation('admin')
  if (!question) return null
  const { askedAt, answeredAt } = question
  return (
    <div className={classes.question} data-answered={answeredAt !== null || undefined}>
      {t(answeredAt ? 'question.answered_on' : 'question.asked_on')}{' '}
      <DayText value={answeredAt ?? askedAt} precision="minute" />
    </div>
  )
}
