import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { formatHours } from '@/lib/language/numbers'
import { amountsOf, covered, secondsOf, type Unbilled } from './unbilled'

/** A figure of a detail page: `12:30 h · 1.187,50 €`, unbilled hours and what they cost without VAT. None without hours. */
export function useUnbilledFigure(sums: Unbilled[]) {
  const { t } = useTranslation('hours')
  if (sums.length === 0) return []
  const value = (
    <Text span inherit>
      {t('hours', { hours: formatHours(secondsOf(sums)) })}
      {amountsOf(sums).map((one) => (
        <span key={one.currency}>
          {' · '}
          <Money {...one} />
        </span>
      ))}
    </Text>
  )
  return [{ label: t('unbilled'), value }]
}

/** A figure of a detail page: hours that an order pays for. None without such hours. */
export function useCoveredFigure(sums: Unbilled[]) {
  const { t } = useTranslation('hours')
  const hours = covered(sums)
  if (hours.length === 0) return []
  return [{ label: t('covered'), value: t('hours', { hours: formatHours(secondsOf(hours)) }) }]
}
