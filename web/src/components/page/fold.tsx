import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './fold.module.css'

interface FoldProps {
  /** Label of the hidden part. */
  label: string
  /** Open from the beginning and as soon as this becomes true: something is written in it, or wrong. */
  isNeeded?: boolean
  children: ReactNode
}

/** A rarely used part, hidden until it is opened. */
export function Fold({ label, isNeeded = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isNeeded)
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return (
    <details
      className={classes.fold}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight size={14} aria-hidden className={classes.arrow} />
        {label}
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
