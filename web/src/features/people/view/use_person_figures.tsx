import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { formatHours, formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatDate, today } from '@/lib/time/days'
import { formatBalance } from './calendar/balance'
import type { PersonPage } from './person_page'

/** The numbers on top of a person's page. @param isPrivate whether the holiday is shown */
export function usePersonFigures({ _id, entryDate, workPatterns }: PersonPage, isPrivate: boolean) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const params = { id: _id }
  const { data: month } = useQuery(recordQuery('/api/employees/:id/month', { params }))
  const { data: leave } = useQuery({
    ...recordQuery('/api/employees/:id/leave', { params }),
    enabled: isPrivate,
  })
  const pattern = workPatterns.findLast(({ from }) => from <= today())
  const account = leave?.account
  return [
    ...(entryDate ? [{ label: t('terms.entry'), value: <DayText value={entryDate} /> }] : []),
    ...(pattern
      ? [
          {
            label: t('figure.weekly'),
            value: t('hours.unit', { hours: formatHours(pattern.weeklyMinutes * 60) }),
          },
        ]
      : []),
    ...(month && month.overtimeSeconds !== null
      ? [
          {
            label: t('figure.overtime', { day: formatDate(month.overtimeUntil) }),
            value: t('hours.unit', { hours: formatBalance(month.overtimeSeconds) }),
          },
        ]
      : []),
    ...(account
      ? [
          {
            label: t('figure.leave', { year: account.year }),
            value: t('leave.days', {
              count: account.remainingDays,
              days: formatNumber(account.remainingDays, language),
            }),
          },
        ]
      : []),
  ]
}
