import { useTranslation } from 'react-i18next'
import { formatHours, formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Measure } from './budget'

/** Writes an amount of a budget: hours and minutes, or money. */
export function useAmount(measure: Measure, currency: string) {
  const { t } = useTranslation('budgets')
  const { language } = useLanguage()
  return (amount: number) =>
    measure === 'money'
      ? formatMoney(amount, currency, language)
      : t('hours', { hours: formatHours(amount * 3600) })
}
