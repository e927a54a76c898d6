import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { Section } from '@/components/section'
import type { Note } from '../note'
import classes from './view.module.css'

/** What happened to a note, the newest first. */
export function History({ note: { timeline } }: { note: Note }) {
  const { t } = useTranslation('deliveries')
  return (
    <Section title={t('view.activity')}>
      <ol className={classes.rows}>
        {timeline.map(({ at, action, by }) => (
          <li key={`${at} ${action}`} className={classes.row}>
            {t(`activity.${action.replace('deliveryNote.', '')}`)}
            <Text size="xs" c="dimmed">
              <DayText value={at} precision="minute" />
              {by && ` · ${by.name}`}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  )
}
