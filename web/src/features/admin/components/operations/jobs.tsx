import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import classes from '../admin.module.css'
import own from './operations.module.css'

type Job = AnswerOf<'GET', '/api/admin/jobs'>[number]

/** All that Kontor does by the clock, those that fail first. */
export function Jobs() {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(recordQuery('/api/admin/jobs'))
  const retry = useChange({
    change: (id: string) => api('POST', '/api/admin/jobs/:id/retry', { params: { id } }),
    affects: ['/api/admin'],
    onDone: () => showDone(t('operations.job_started')),
  })
  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data) return <Loading extent="tableRow" variant="skeleton" />
  return (
    <>
      <Text c="dimmed" size="sm" mb="xs">
        {t('operations.jobs_help')}
      </Text>
      <ul className={classes.rows}>
        {data.map((job) => (
          <Row
            key={job._id}
            job={job}
            isBusy={retry.isPending}
            onStart={() => retry.mutate(job._id)}
          />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  job: Job
  isBusy: boolean
  onStart: () => void
}

function Row({ job, isBusy, onStart }: RowProps) {
  const { t } = useTranslation('admin')
  const { _id: name, lastEndedAt, failingSince, failure } = job
  return (
    <li className={own.row}>
      <div className={own.head}>
        <div>
          <span className={own.job}>{name}</span>{' '}
          {failingSince && <StatusBadge kind="overdue" label={t('operations.failing')} />}
          <Text size="sm" c="dimmed">
            {lastEndedAt ? (
              <>
                {t('operations.last_run')} <DayText value={lastEndedAt} precision="minute" />
              </>
            ) : (
              t('operations.never_run')
            )}
            {failingSince && (
              <>
                {' '}
                · {t('operations.failing_since')}{' '}
                <DayText value={failingSince} precision="minute" />
              </>
            )}
          </Text>
          {failure && <Text size="sm">{failure}</Text>}
        </div>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={onStart}
          aria-label={t('operations.start_of', { name })}
        >
          {t('operations.start')}
        </Button>
      </div>
    </li>
  )
}
