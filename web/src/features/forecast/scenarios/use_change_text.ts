import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import type { ScenarioChange } from '../forecast'

/** A change of a scenario in words. */
export function useChangeText(currency: string) {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  return ({ kind, name, day, withOpen, direction, amount }: ScenarioChange) => {
    if (kind === 'shift') return t('change.shift', { name, day: formatDate(day) })
    if (kind === 'drop') return t(withOpen ? 'change.drop_all' : 'change.drop', { name })
    const value = formatMoney((amount ?? 0) * (direction === 'in' ? 1 : -1), currency, language)
    return t('change.once', { name, day: formatDate(day), amount: value })
  }
}
