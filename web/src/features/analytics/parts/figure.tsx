import { useTranslation } from 'react-i18next'
import { formatHours, formatMoney, formatNumber, formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Unit } from '../analytics'

/** Writes a value of a report in the language of the interface; a dash where there is none. */
export function useFigureFormat(currency: string) {
  const { t } = useTranslation('analytics')
  const { language } = useLanguage()
  return (value: number | null, unit: Unit): string => {
    if (value === null) return '–'
    switch (unit) {
      case 'money':
        return formatMoney(value, currency, language)
      case 'percent':
        return formatPercent(value, language)
      case 'hours':
        return formatHours(value)
      case 'days':
        return t('days', { count: value })
      case 'count':
      case 'quantity':
        return formatNumber(value, language)
    }
  }
}
