import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/components/values/status_badge'
import { formatDate } from '@/lib/time/days'
import type { Recorded } from '../entry'
import classes from './bank.module.css'

/** A payment that was recorded by hand and is probably this entry. */
export function RecordedPayment({ recorded }: { recorded: Recorded }) {
  const { t } = useTranslation('banking')
  const { date, clientName, numbers } = recorded
  return (
    <div className={classes.suggested}>
      <div className={classes.target}>
        <span className={classes.numbers}>
          {[numbers.join(', '), clientName].filter(Boolean).join(' · ')}
        </span>
        <StatusBadge kind="partly" label={t('recorded.badge')} />
      </div>
      <Text size="xs" c="dimmed">
        {t('recorded.text', { date: formatDate(date) })}
      </Text>
    </div>
  )
}
