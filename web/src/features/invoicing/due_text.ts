import { useTranslation } from 'react-i18next'
import { daysBetween, today } from '@/lib/time/days'
import type { InvoiceRow } from './invoice'

/** "12 days overdue", "due today", "due in 3 days"; empty when nothing is owed or nothing is due. */
export function useDueText() {
  const { t } = useTranslation('invoicing')
  return ({ isOverdue, daysOverdue, dueDate, open }: InvoiceRow) => {
    if (isOverdue) return t('due.overdue', { count: daysOverdue })
    if (!dueDate || open <= 0) return ''
    const days = daysBetween(today(), dueDate)
    return days <= 0 ? t('due.today') : t('due.in', { count: days })
  }
}
