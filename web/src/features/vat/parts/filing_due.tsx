import { Alert } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { usePeriodWord } from './use_period_word'

/** Says that the return of a period is due, until its months are marked as reported. */
export function FilingDue() {
  const { t } = useTranslation('vat')
  const [monthWord, quarterWord] = [usePeriodWord('month'), usePeriodWord('quarter')]
  const { data: [filing] = [] } = useQuery(recordQuery('/api/reports/vat/filings'))
  if (!filing) return null
  const { from, to, dueOn, isOverdue } = filing
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
      {t(isOverdue ? 'filing.late' : 'filing.due', { period, day: formatDate(dueOn) })}{' '}
      {t('filing.mark')}
    </Alert>
  )
}
