import { Alert } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { usePeriodWord } from './use_period_word'

/** Says that the recapitulative statement of a period is due, until it is marked as reported. */
export function StatementDue() {
  const { t } = useTranslation('vat')
  const [monthWord, quarterWord] = [usePeriodWord('month'), usePeriodWord('quarter')]
  const { data: [due] = [] } = useQuery(recordQuery('/api/reports/vat/recapitulative/due'))
  if (!due) return null
  const { from, to, dueOn, isOverdue } = due
  const isMonth = from.slice(0, 7) === to.slice(0, 7)
  const period = isMonth ? monthWord({ from, to }) : quarterWord({ from, to })
  return (
    <Alert
      mb="md"
      variant="light"
      color={isOverdue ? 'red' : 'yellow'}
      icon={<IconCalendarDue aria-hidden />}
      role="status"
    >
      {t(isOverdue ? 'recapitulative.late' : 'recapitulative.due', {
        period,
        day: formatDate(dueOn),
      })}{' '}
      {t('recapitulative.not_extended')}
    </Alert>
  )
}
