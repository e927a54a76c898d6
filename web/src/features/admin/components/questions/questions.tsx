import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import type { Company } from '../../company'
import classes from '../admin.module.css'

/** The questions to the applicant with their answers, the latest first. */
export function Questions({ questions }: Pick<Company, 'questions'>) {
  const { t } = useTranslation('admin')
  if (questions.length === 0) return null
  return (
    <Section title={t('question.list')} padding="none">
      <ul className={classes.list}>
        {questions.map(({ _id, question, askedAt, askedBy, answer, answeredAt }) => (
          <li key={_id} className={classes.row}>
            <div className={classes.who}>
              <div className={classes.words}>{question}</div>
              <Text size="sm" c="dimmed">
                {t('question.asked_on')} <DayText value={askedAt} precision="minute" />
                {askedBy && ` · ${askedBy}`}
              </Text>
              {answer !== null && <blockquote className={classes.answer}>{answer}</blockquote>}
              <Text size="sm" c="dimmed">
                {answeredAt ? (
                  <>
                    {t('question.answered_on')} <DayText value={answeredAt} precision="minute" />
                  </>
                ) : (
                  t('question.unanswered')
                )}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
