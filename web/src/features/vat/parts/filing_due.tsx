import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { DueNote, useFiledPeriod } from './due_note'

/** Says that the return of a period is due, until its months are marked as reported. */
export function FilingDue() {
  const { t } = useTranslation('vat')
  const periodWord = useFiledPeriod()
  const { data: [filing] = [] } = useQuery(recordQuery('/api/reports/vat/filings'))
  if (!filing) return null
  const words = { period: periodWord(filing), day: formatDate(filing.dueOn) }
  return (
    <DueNote isLate={filing.isOverdue}>
      {t(filing.isOverdue ? 'filing.late' : 'filing.due', words)} {t('filing.mark')}
    </DueNote>
  )
}
