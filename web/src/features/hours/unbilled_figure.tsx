import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { formatHours } from '@/lib/language/numbers'
import { amountsOf, recordedOf, secondsOf, type Unbilled } from './unbilled'

/** A figure of a detail page: `12:30 h · 1.187,50 €`, unbilled hours as they are billed, and what they cost without VAT. None without hours. */
export function useUnbilledFigure(sums: Unbilled[]) {
  const { t } = useTranslation('hours')
  if (sums.length === 0) return []
  const [billed, recorded] = [secondsOf(sums), recordedOf(sums)]
  const value = (
    <Text span inherit>
      {t('hours', { hours: formatHours(billed) })}
      {amountsOf(sums).map((one) => (
        <span key={one.currency}>
          {' · '}
          <Money {...one} />
        </span>
      ))}
      {recorded !== billed && (
        <Text span size="sm" c="dimmed">
          {` · ${t('tracked', { hours: formatHours(recorded) })}`}
        </Text>
      )}
    </Text>
  )
  return [{ label: t('unbilled'), value }]
}
