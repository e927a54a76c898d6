import { ActionIcon, Anchor } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Money } from '@/components/values/money'
import classes from './drawers.module.css'

interface AmountRowProps {
  children: ReactNode
  amount: number
  currency: string
  /** Takes it back. */
  onRemove?: () => void
  removeLabel?: string
  isBusy?: boolean
}

/** Use of an amount. */
export function AmountRow({
  children,
  amount,
  currency,
  onRemove,
  removeLabel,
  isBusy = false,
}: AmountRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.words}>{children}</span>
      <span className={classes.figure}>
        <Money amount={amount} currency={currency} />
      </span>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={removeLabel}
          disabled={isBusy}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

export const InvoiceLink = ({ _id, number }: { _id: string; number: string }) => (
  <Anchor component={Link} to={`/view/invoices/${_id}?tab=payments`} inherit>
    {number}
  </Anchor>
)
