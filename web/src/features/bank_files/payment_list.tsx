import type { ReactNode } from 'react'
import classes from './lines.module.css'

interface PaymentListProps {
  /** Names the list where its section has no title. */
  label?: string
  /** A `PaymentLine` for each. */
  children: ReactNode
}

/** The payments of a file, or what allows them. */
export function PaymentList({ label, children }: PaymentListProps) {
  return (
    <ul className={`${classes.list} ${classes.payments}`} aria-label={label}>
      {children}
    </ul>
  )
}

interface PaymentLineProps {
  /** At the right: the amount, or a state with its buttons. */
  end: ReactNode
  /** The facts. */
  children: ReactNode
}

export function PaymentLine({ end, children }: PaymentLineProps) {
  return (
    <li className={classes.line}>
      <div className={classes.facts}>{children}</div>
      <div className={classes.end}>{end}</div>
    </li>
  )
}
