import type { ReactNode } from 'react'
import classes from './dialog_actions.module.css'

/** The buttons, the primary one last. In a dialog or drawer they stay in sight while what is above them scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={`${classes.actions} ${classes.kept}`}>{children}</div>
}
