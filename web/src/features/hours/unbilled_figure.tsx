import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/money'
import { formatHours } from '@/lib/numbers'
import { amountsOf, secondsOf, type Unbilled } from './unbilled'

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
