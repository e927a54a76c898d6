import type { ComponentProps } from 'react'
import classes from './plain.module.css'

interface PlainButtonProps extends ComponentProps<'button'> {
  tone?: 'primary' | 'quiet'
  isBusy?: boolean
}

/** A button that needs nothing but its style sheet. Busy, it keeps its width and turns a wheel. */
export function PlainButton({ tone = 'primary', isBusy = false, ...props }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${classes.button} ${classes[tone]}`}
      disabled={isBusy}
      aria-busy={isBusy}
    />
  )
}
