import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { KeptQuestion } from '../answer'
import { AnswerRows } from './answer_rows'
import classes from './assistant.module.css'
import { Sentence } from './sentence'

/** A question with its answer, or with the reason why it has none. */
export function AnswerCard({ question }: { question: KeptQuestion }) {
  const { t } = useTranslation('assistant')
  return (
    <article className={classes.card}>
      <p className={classes.asked}>{question.text}</p>
      {question.answer ? (
        <>
          <p className={classes.sentence}>
            <Sentence answer={question.answer} />
          </p>
          <AnswerRows question={question.answer.question} rows={question.answer.rows} />
          <Text c="dimmed" size="sm" mt="sm">
            {t('source', { query: t(`query.${question.answer.question}`) })}{' '}
            <Anchor component={Link} to={question.answer.link} size="sm" underline="always">
              {t('open_list')}
            </Anchor>
          </Text>
        </>
      ) : (
        <Refusal words={question.unknownWords} />
      )}
    </article>
  )
}

function Refusal({ words }: { words: string[] }) {
  const { t } = useTranslation('assistant')
  return (
    <>
      <p className={classes.sentence}>{t('refused.title')}</p>
      <Text c="dimmed">
        {words.length > 0 ? t('refused.words', { words: words.join(', ') }) : t('refused.text')}
      </Text>
    </>
  )
}
