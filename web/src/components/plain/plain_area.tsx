import { type ComponentProps, useId } from 'react'
import classes from './plain.module.css'

interface PlainAreaProps extends ComponentProps<'textarea'> {
  label: string
  /** Error message for the value. */
  error?: string | undefined
}

/** A field for several lines that needs nothing but its style sheet. */
export function PlainArea({ label, error, ...area }: PlainAreaProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <textarea
        id={id}
        {...area}
        className={classes.input}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
