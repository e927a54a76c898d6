import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/time/days'
import type { ForecastItem } from '../forecast'

/** The name of a payment: the number or name of its record; for VAT, its period. */
export function useItemName() {
  const { t } = useTranslation('forecast')
  return ({ source, label }: Pick<ForecastItem, 'source' | 'label'>) => {
    if (source === 'vat') {
      const [from, to] = label.split(' ')
      return t('vat_of', { from: formatDate(from), to: formatDate(to) })
    }
    return label || t(`unnamed.${source === 'drafts' ? 'draft' : 'payment'}`)
  }
}
