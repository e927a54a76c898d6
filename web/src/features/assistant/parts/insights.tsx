import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import type { Briefing } from '../answer'
import { AnswerRows } from './answer_rows'
import classes from './assistant.module.css'
import { Sentence } from './sentence'

/** Records that need attention today, the most urgent first. */
export function Insights({ insights }: Pick<Briefing, 'insights'>) {
  const { t } = useTranslation('assistant')
  return (
    <Section title={t('insights.title')} help={t('insights.help')} padding="none">
      {insights.length === 0 ? (
        <Text c="dimmed" p="md">
          {t('insights.none')}
        </Text>
      ) : (
        <ul className={classes.insights}>
          {insights.map((insight) => (
            <li key={insight.question}>
              <Sentence answer={insight} />
              <AnswerRows question={insight.question} rows={insight.rows.slice(0, 3)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
