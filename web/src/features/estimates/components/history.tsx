import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DayText } from '@/components/day_text'
import { Section } from '@/components/section'
import type { Estimate } from '../estimate'
import classes from './view.module.css'

/** The versions of an estimate, and what happened to this one, the newest first. */
export function History({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('estimates')
  const { versions, timeline } = estimate
  return (
    <>
      {versions.length > 1 && (
        <Section title={t('view.versions')}>
          <ol className={classes.rows}>
            {versions.map(({ _id, revision, status }) => (
              <li key={_id} className={classes.row}>
                <Anchor
                  component={Link}
                  to={`/view/estimates/${_id}`}
                  aria-current={_id === estimate._id ? 'page' : undefined}
                >
                  V{revision}
                </Anchor>{' '}
                · {t(`status.${status}`)}
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section title={t('view.activity')}>
        <ol className={classes.rows}>
          {timeline.map(({ at, action, by }) => (
            <li key={`${at} ${action}`} className={classes.row}>
              {t(`activity.${action.replace('estimate.', '')}`)}
              <Text size="xs" c="dimmed">
                <DayText value={at} precision="minute" />
                {by && ` · ${by.name}`}
              </Text>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
