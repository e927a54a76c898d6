import type { ReactNode } from 'react'
import classes from './beside_paper.module.css'

interface BesidePaperProps {
  paper: ReactNode
  /** The fields that change it. */
  children: ReactNode
}

/** Fields with the page that they change: beside them from 1200 px on, where it stays in sight, else below. */
export function BesidePaper({ paper, children }: BesidePaperProps) {
  return (
    <div className={classes.columns} data-beside>
      <div className={classes.fields}>{children}</div>
      <div className={classes.paper}>{paper}</div>
    </div>
  )
}
