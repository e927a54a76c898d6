import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { Timeline } from '@/components/page/timeline'
import { type Estimate, statusWordOf } from '../estimate'
import classes from './view.module.css'

/** The versions of an estimate, and the history of this one. */
export function History({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('estimates')
  const { versions, timeline } = estimate
  return (
    <>
      {versions.length > 1 && (
        <Section title={t('view.versions')}>
          <ol className={classes.rows}>
            {versions.map(({ _id, revision, status, sentAt }) => (
              <li key={_id} className={classes.row}>
                <Anchor
                  component={Link}
                  to={`/view/estimates/${_id}`}
                  aria-current={_id === estimate._id ? 'page' : undefined}
                >
                  V{revision}
                </Anchor>{' '}
                · {t(`status.${statusWordOf({ status, sentAt })}`)}
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Timeline
        title={t('view.activity')}
        entries={timeline}
        describe={(action) => t(`activity.${action.replace('estimate.', '')}`)}
      />
    </>
  )
}
