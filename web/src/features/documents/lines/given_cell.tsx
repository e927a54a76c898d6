import type { ReactNode } from 'react'
import classes from './lines.module.css'

interface GivenCellProps {
  label: string
  /** Below it, in small. */
  note?: string | undefined
  /** On a phone it is aligned left. */
  isFirst?: boolean
  children: ReactNode
}

/** A figure of a line that is not written there. */
export const GivenCell = ({ label, note, isFirst, children }: GivenCellProps) => (
  <div className={classes.given} data-first={isFirst || undefined}>
    <span className={classes.givenLabel}>{label}</span>
    {children}
    {note && <small className={classes.givenNote}>{note}</small>}
  </div>
)
