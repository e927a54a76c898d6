import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { Money } from '@/components/values/money'
import classes from './lines.module.css'

interface CandidateLineProps {
  id: string
  /** The form begins here and not in a day, whose calendar would cover the list. */
  isFirst: boolean
  isPossible: boolean
  label: string
  /** Facts below the label; those without a text are left out. */
  notes: (string | false | null)[]
  /** Major units. */
  amount: number
  currency: string
  /** Below the amount. */
  children?: ReactNode
}

/** A record to choose for a file. */
export function CandidateLine({
  id,
  isFirst,
  isPossible,
  label,
  notes,
  amount,
  currency,
  children,
}: CandidateLineProps) {
  return (
    <li className={classes.line}>
      <Checkbox
        value={id}
        data-autofocus={isFirst || undefined}
        disabled={!isPossible}
        label={label}
        description={notes.filter(Boolean).join(' · ')}
      />
      <span className={classes.end}>
        <Money amount={amount} currency={currency} />
        {children}
      </span>
    </li>
  )
}
