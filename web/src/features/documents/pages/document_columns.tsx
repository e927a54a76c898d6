import type { ReactNode } from 'react'
import classes from './document_columns.module.css'

interface DocumentColumnsProps {
  /** One element. */
  paper: ReactNode
  /** `narrow` leaves more room to the paper. */
  side?: 'narrow'
  children: ReactNode
}

/** The paper of a document beside its facts; on narrow screens the facts come first. */
export function DocumentColumns({ paper, side, children }: DocumentColumnsProps) {
  return (
    <div className={classes.columns} data-side={side}>
      {paper}
      <div className={classes.side}>{children}</div>
    </div>
  )
}
