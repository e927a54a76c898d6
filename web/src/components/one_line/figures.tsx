import type { ReactNode } from 'react'
import classes from './figures.module.css'
import { OneLine } from './one_line'

/** Between the title of a list and its tools: what the list comes down to, in one quiet line. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <div className={classes.figures}>
      <OneLine>{children}</OneLine>
    </div>
  )
}
