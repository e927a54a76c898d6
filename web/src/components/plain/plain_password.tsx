import { useState } from 'react'
import classes from './plain.module.css'
import { PlainField, type PlainFieldProps } from './plain_field'

interface PlainPasswordProps extends Omit<PlainFieldProps, 'tool' | 'type'> {
  /** Name of the button that shows and hides the value. */
  toggleLabel: string
}

export function PlainPassword({ toggleLabel, ...field }: PlainPasswordProps) {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-label={toggleLabel}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Eye isCrossed={isShown} />
    </button>
  )
  return <PlainField {...field} type={isShown ? 'text' : 'password'} tool={toggle} />
}

function Eye({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" className={classes.eye} aria-hidden="true">
      <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0" />
      <circle cx="12" cy="12" r="2.5" />
      {isCrossed && <path d="M4 4l16 16" />}
    </svg>
  )
}
