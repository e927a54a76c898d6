import { useTranslation } from 'react-i18next'
import { daysBetween, formatDate, formatMonthYear } from '@/lib/days'
import { useLanguage } from '@/lib/use_language'

/** Longer than any week. */
const WEEK = 7

/** What a month or a week is called: `March 2027`, `08.03. – 14.03.`; short for an axis. */
export function usePeriodName() {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  return ({ from, to }: { from: string; to: string }, form: 'long' | 'short' = 'long') => {
    const isWeek = daysBetween(from, to) < WEEK && to.slice(8) !== lastOf(to)
    const first = formatDate(from).slice(0, 6)
    if (isWeek) return form === 'short' ? first : t('week', { from: first, to: formatDate(to) })
    const month = formatMonthYear(from, language)
    if (form === 'long') return month
    return `${month.slice(0, 3)} ${from.slice(2, 4)}`
  }
}

const lastOf = (day: string) => {
  const [year, month] = day.split('-').map(Number)
  return String(new Date(Date.UTC(year ?? 0, month ?? 1, 0)).getUTCDate())
}
