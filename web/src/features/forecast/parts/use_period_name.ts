import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate, formatMonthYear } from '@/lib/time/days'

/** Into what the forecast is parted. */
export const VIEWS = ['months', 'weeks'] as const
export type View = (typeof VIEWS)[number]

/** The name of a month or a week: `March 2027`, `08.03. – 14.03.2027`; short for an axis. */
export function usePeriodName(view: View) {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  return ({ from, to }: { from: string; to: string }, form: 'long' | 'short' = 'long') => {
    const isShort = form === 'short'
    if (view === 'weeks') {
      const first = formatDate(from).slice(0, 6)
      return isShort ? first : t('week', { from: first, to: formatDate(to) })
    }
    const month = formatMonthYear(from, language)
    return isShort ? `${month.slice(0, 3)} ${from.slice(2, 4)}` : month
  }
}
