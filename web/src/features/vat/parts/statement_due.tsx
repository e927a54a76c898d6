import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { DueNote, useFiledPeriod } from './due_note'

/** Says that the recapitulative statement of a period is due, until it is marked as reported. */
export function StatementDue() {
  const { t } = useTranslation('vat')
  const periodWord = useFiledPeriod()
  const { data: [due] = [] } = useQuery(recordQuery('/api/reports/vat/recapitulative/due'))
  if (!due) return null
  const words = { period: periodWord(due), day: formatDate(due.dueOn) }
  return (
    <DueNote isLate={due.isOverdue}>
      {t(due.isOverdue ? 'recapitulative.late' : 'recapitulative.due', words)}{' '}
      {t('recapitulative.not_extended')}
    </DueNote>
  )
}
