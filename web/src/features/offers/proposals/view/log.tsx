import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { Timeline } from '@/components/page/timeline'
import { DayText } from '@/components/values/day_text'
import rows from '@/features/offers/shared/offers.module.css'
import { Versions } from '@/features/offers/shared/versions'
import { type Proposal } from '../proposal'
import classes from './view.module.css'

/** Clients' questions and visits, the versions, and the history of this one. */
export function Log({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('proposals')
  const { versions, views, questions } = proposal
  return (
    <>
      {questions.length > 0 && (
        <Section title={t('view.questions')}>
          <ol className={rows.rows}>
            {questions.map(({ _id, name, question, at }) => (
              <li key={_id} className={rows.row}>
                <span className={classes.question}>{question}</span>
                <Text size="xs" c="dimmed">
                  {name} · <DayText value={at} precision="minute" />
                </Text>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Versions
        root="/view/proposals"
        shownId={proposal._id}
        versions={versions}
        wordOf={(status) => t(`status.${status}`)}
        noteOf={({ sentAt }) =>
          sentAt && (
            <Text size="xs" c="dimmed">
              <DayText value={sentAt} precision="minute" />
            </Text>
          )
        }
      />
      {proposal.number && (
        <Section title={t('view.views', { count: views.length })}>
          {views.length === 0 && <Text c="dimmed">{t('view.no_views')}</Text>}
          <ol className={rows.rows}>
            {views.map(({ at, until }) => (
              <li key={at} className={rows.row}>
                <DayText value={at} precision="minute" />
                <Text size="xs" c="dimmed">
                  {t('view.minutes', { count: minutesOf(at, until) })}
                </Text>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Activity timeline={proposal.timeline} />
    </>
  )
}

/** A visit lasts from its first to its last call, at least a minute. */
const minutesOf = (at: string, until: string) =>
  Math.max(1, Math.round((Date.parse(until) - Date.parse(at)) / 60_000))

function Activity({ timeline }: Pick<Proposal, 'timeline'>) {
  const { t } = useTranslation('proposals')
  // Every autosave is an entry; one row for a series is enough.
  const entries = timeline.filter(
    ({ action }, index) =>
      action !== 'proposal.draft_changed' || timeline[index - 1]?.action !== action
  )
  return (
    <Timeline
      title={t('view.activity')}
      entries={entries}
      describe={(action) => t(`activity.${action.replace('proposal.', '')}`)}
    />
  )
}
