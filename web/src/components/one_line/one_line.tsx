import type { ReactNode } from 'react'
import { MoreBeside } from './more_beside'
import classes from './one_line.module.css'
import { useMoreBeside } from './use_more_beside'

/** Controls that stay in one line at every width; what has no room is reached by pushing or by an arrow. */
export function OneLine({ children }: { children: ReactNode }) {
  const { ref, more, move } = useMoreBeside()
  return (
    <div className={classes.frame}>
      <div ref={ref} className={classes.line}>
        <div className={classes.parts}>{children}</div>
      </div>
      <MoreBeside more={more} move={move} />
    </div>
  )
}
