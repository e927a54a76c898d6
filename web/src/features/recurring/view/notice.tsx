import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/time/days'
import type { Recurring } from '../recurring'

interface NoticeProps {
  recurring: Pick<Recurring, 'status' | 'pausedFor' | 'pause' | 'runs' | 'settlesOn'>
}

/** Why nothing is made at the moment, what to do about it, and what still comes after the end. */
export function Notice({ recurring }: NoticeProps) {
  const { status, pausedFor, pause, runs, settlesOn } = recurring
  const { t } = useTranslation('recurring')
  const failed = runs.find((run) => run.status === 'failed')
  if (pause && (pausedFor || pause.missed > 0)) {
    return (
      <Alert color="yellow" variant="light" mb="md">
        {t(`paused_for.${pausedFor ?? 'hand'}`, { count: pause.missed })}
      </Alert>
    )
  }
  if (status === 'failed') {
    return (
      <Alert color="red" variant="light" mb="md" title={t('view.stopped')}>
        {failed?.reason}
      </Alert>
    )
  }
  if (failed && (status === 'active' || settlesOn)) {
    return (
      <Alert color="yellow" variant="light" mb="md" title={t('view.tried_again')}>
        {failed.reason}
      </Alert>
    )
  }
  if (settlesOn) {
    return (
      <Alert color="petrol" variant="light" mb="md">
        {t('view.last_hours', { date: formatDate(settlesOn) })}
      </Alert>
    )
  }
  return null
}
