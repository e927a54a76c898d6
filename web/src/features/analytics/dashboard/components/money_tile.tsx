import { Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Money } from '@/components/values/money'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import type { Amounts } from '../dashboard'
import classes from './dashboard.module.css'

interface MoneyTileProps {
  label: string
  amounts: Amounts
  /** The list behind these amounts. */
  to: string
  /** Highlighted unless it is zero. */
  isWarning?: boolean
  /** Amounts to compare with, and the words for their days. */
  before?: { words: string; amounts: Amounts }
}

/** One big number for each currency, the company's own first; the whole tile opens the list. */
export function MoneyTile({ label, amounts, to, isWarning = false, before }: MoneyTileProps) {
  const own = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const others = Object.keys(amounts).filter((currency) => currency !== own)
  const shown = own in amounts || others.length === 0 ? [own, ...others] : others
  const isDue = isWarning && Object.values(amounts).some((amount) => amount > 0)
  return (
    <Link to={to} className={classes.tile} data-due={isDue || undefined}>
      <Text c="dimmed">{label}</Text>
      {shown.map((currency) => (
        <span key={currency} className={classes.amount}>
          <Money amount={amounts[currency] ?? 0} currency={currency} />
        </span>
      ))}
      {before && (
        <Text size="sm" c="dimmed">
          {before.words} <Money amount={before.amounts[own] ?? 0} currency={own} />
        </Text>
      )}
    </Link>
  )
}
