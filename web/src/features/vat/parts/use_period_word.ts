import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate, formatMonthYear } from '@/lib/time/days'
import type { INTERVALS } from '../vat'

/** `November 2026`, `4. Quartal 2026`, `2026`; the days of a part of one. */
export function usePeriodWord(interval: (typeof INTERVALS)[number]) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  return ({ from, to }: { from: string; to: string }) => {
    if (!isWhole(interval, from, to)) return `${formatDate(from)} – ${formatDate(to)}`
    const [year = '', month = ''] = from.split('-')
    if (interval === 'year') return year
    if (interval === 'month') return formatMonthYear(from, language)
    return t('interval.quarter_of', { quarter: Math.ceil(Number(month) / 3), year })
  }
}

const MONTHS = { month: 1, quarter: 3, year: 12 }

function isWhole(interval: keyof typeof MONTHS, from: string, to: string) {
  const [year = 0, month = 0, day] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + MONTHS[interval], 0)).toISOString().slice(0, 10)
  return day === 1 && to === last
}
