import type { ReactNode } from 'react'
import classes from './plain.module.css'

/** A sentence about what has just happened; a failure is read out at once. */
export function PlainNote({ tone, children }: { tone: 'done' | 'failed'; children: ReactNode }) {
  return (
    <div
      role={tone === 'failed' ? 'alert' : 'status'}
      className={`${classes.note} ${classes[tone]}`}
    >
      {children}
    </div>
  )
}
