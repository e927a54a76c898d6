import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './frame_note.module.css'

interface FrameNoteProps {
  /** Names it for screen readers, where it is a part of the page of its own. */
  label?: string
  tone: 'red' | 'orange' | 'yellow'
  icon: Icon
  children: ReactNode
}

/** A line above every screen about the state of the company or the connection. It is not printed. */
export function FrameNote({ label, tone, icon: Sign, children }: FrameNoteProps) {
  const content = (
    <>
      <Sign size={18} stroke={1.6} className={classes.icon} aria-hidden />
      <div className={classes.text}>{children}</div>
    </>
  )
  const className = `${classes.note} ${classes[tone]}`
  return label ? (
    <section aria-label={label} className={className}>
      {content}
    </section>
  ) : (
    <div className={className}>{content}</div>
  )
}
