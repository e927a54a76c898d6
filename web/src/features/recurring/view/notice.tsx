import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Recurring } from '../recurring'

/** Why nothing is made at the moment, and what to do about it. */
export function Notice({ recurring: { status, pausedFor, runs } }: { recurring: Recurring }) {
  const { t } = useTranslation('recurring')
  const failed = runs.find((run) => run.status === 'failed')
  if (status === 'paused' && pausedFor) {
    return (
      <Alert color="yellow" variant="light" mb="md">
        {t(`paused_for.${pausedFor}`)}
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
  if (failed && status === 'active') {
    return (
      <Alert color="yellow" variant="light" mb="md" title={t('view.tried_again')}>
        {failed.reason}
      </Alert>
    )
  }
  return null
}
