import { Anchor, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer, KeptQuestion } from '../answer'
import { AnswerRows } from './answer_rows'
import classes from './assistant.module.css'
import { periodText } from './period_text'
import { Sentence } from './sentence'

/** A question with its answer, or with the reason why it has none. */
export function AnswerCard({ question }: { question: KeptQuestion }) {
  const { t } = useTranslation('assistant')
  return (
    <article className={classes.card}>
      <p className={classes.asked}>{question.text}</p>
      {question.answer ? (
        <>
          {(question.isFollowing || question.isCorrected) && (
            <Understood answer={question.answer} />
          )}
          <p className={classes.sentence}>
            <Sentence answer={question.answer} />
          </p>
          <AnswerRows question={question.answer.question} rows={question.answer.rows} />
          {question.answer.action && (
            <Button component={Link} to={question.answer.action.link} mt="sm" size="sm">
              {t(`action.${question.answer.action.name}`)}
            </Button>
          )}
          <Text c="dimmed" size="sm" mt="sm">
            {t('source', { query: t(`query.${question.answer.question}`) })}{' '}
            <Anchor
              component={Link}
              to={question.answer.link}
              size="sm"
              underline="always"
              className={classes.list}
            >
              {t(question.answer.question === 'moneyLasts' ? 'open_forecast' : 'open_list')}
            </Anchor>
          </Text>
        </>
      ) : (
        <Refusal words={question.unknownWords} reason={question.reason} />
      )}
    </article>
  )
}

/** The whole question that was read from a part of one, or from one with typing mistakes. */
function Understood({ answer: { question, client, period } }: { answer: Answer }) {
  const { t } = useTranslation('assistant')
  const parts = [t(`query.${question}`), client?.name, period && periodText(period)]
  return (
    <Text c="dimmed" size="sm" mb={6}>
      {t('understood', { question: parts.filter(Boolean).join(' · ') })}
    </Text>
  )
}

type Refused = Extract<KeptQuestion, { answer: null }>

function Refusal({ words, reason }: { words: string[]; reason: Refused['reason'] }) {
  const { t } = useTranslation('assistant')
  return (
    <>
      <p className={classes.sentence}>{t('refused.title')}</p>
      <Text c="dimmed">
        {words.length > 0
          ? t('refused.words', { words: words.join(', ') })
          : t(reason ? `reason.${reason}` : 'refused.text')}
      </Text>
    </>
  )
}
