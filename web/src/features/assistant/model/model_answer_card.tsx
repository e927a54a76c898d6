import { Anchor, Button, Group, Loader, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorAlert } from '@/components/page/error_alert'
import classes from '../parts/assistant.module.css'
import { DraftCard } from './draft_card'
import modelClasses from './model.module.css'
import { Sentences } from './sentences'
import type { ModelAnswer } from './use_model'

interface ModelAnswerCardProps {
  answer: ModelAnswer
  onCancel: () => void
}

/** The answer of a model while it comes: its steps, its words, and drafts to confirm. */
export function ModelAnswerCard({ answer, onCancel }: ModelAnswerCardProps) {
  const { t } = useTranslation('assistant')
  const { text, events, isRunning, failure } = answer
  const end = events.find((event) => event.kind === 'answered')
  const failed = events.find((event) => event.kind === 'failed')
  return (
    <article className={classes.card}>
      <p className={classes.asked}>{text}</p>
      <Steps events={events} />
      <Sentences events={events} />
      {events.map(
        (event, position) =>
          event.kind === 'draft' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: events only grow at the end
            <DraftCard key={position} draft={event.draft} />
          )
      )}
      {isRunning && (
        <Group gap="sm" mt="sm">
          <Loader size="xs" />
          <Text c="dimmed" size="sm">
            {t('model.running')}
          </Text>
          <Button variant="default" size="compact-sm" onClick={onCancel}>
            {t('model.cancel')}
          </Button>
        </Group>
      )}
      {failed && <p className={modelClasses.failed}>{failed.error}</p>}
      {failure !== undefined && <ErrorAlert failure={failure} />}
      {end && (
        <Text c="dimmed" size="sm" mt="sm">
          {end.usedBooks ? t('model.from_books') : t('model.not_from_books')}
          {end.isCut && ` ${t('model.cut')}`}
        </Text>
      )}
    </article>
  )
}

function Steps({ events }: Pick<ModelAnswer, 'events'>) {
  const { t } = useTranslation('assistant')
  const steps = events.filter((event) => event.kind === 'step')
  if (steps.length === 0) return null
  return (
    <ul className={modelClasses.steps} aria-label={t('model.steps')}>
      {steps.map(({ title, question, link, isRefused }, position) => {
        const name = question ? t(`query.${question}`) : title
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps only grow at the end
          <li key={position}>
            {link ? (
              <Anchor component={Link} to={link} size="sm">
                {name}
              </Anchor>
            ) : (
              name
            )}
            {isRefused && ` (${t('model.refused')})`}
          </li>
        )
      })}
    </ul>
  )
}
