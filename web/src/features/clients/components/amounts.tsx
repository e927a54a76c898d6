import { Text } from '@mantine/core'
import { Money } from '@/components/values/money'
import type { Amount } from '../client_standings'

interface AmountsProps {
  amounts: Amount[]
  /** Currency of the zero shown for an empty list; without it the cell stays empty. */
  currency?: string
  isWarning?: boolean
}

/** Amounts in several currencies, one after the other. */
export function Amounts({ amounts, currency, isWarning = false }: AmountsProps) {
  const shown = amounts.length > 0 || !currency ? amounts : [{ currency, amount: 0 }]
  const isDue = isWarning && shown.some(({ amount }) => amount > 0)
  return (
    <Text span inherit c={isDue ? 'var(--kontor-status-overdue)' : undefined}>
      {shown.map((one, index) => (
        <span key={one.currency}>
          {index > 0 && ' · '}
          <Money {...one} />
        </span>
      ))}
    </Text>
  )
}
