import { Text } from '@mantine/core'
import { Money } from '@/components/values/money'
import { millionths, pointed, sum } from '@/lib/exact_amounts'
import classes from './lines.module.css'
import { SEPA_CURRENCY } from './sepa_currency'

interface ChosenTotalProps {
  label: string
  /** Major units. */
  amounts: number[]
}

/** The exact sum of what has been chosen for a file; screen readers hear it change. */
export function ChosenTotal({ label, amounts }: ChosenTotalProps) {
  const total = sum(amounts.map((amount) => millionths(String(amount))))
  return (
    <Text className={classes.sum} role="status">
      <span>{label}</span>
      <strong>
        <Money amount={pointed(total, 6)} currency={SEPA_CURRENCY} />
      </strong>
    </Text>
  )
}
