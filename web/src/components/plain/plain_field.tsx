import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './plain.module.css'

export interface PlainFieldProps extends ComponentProps<'input'> {
  label: string
  description?: string | undefined
  /** Error message for the value. */
  error?: string | undefined
  /** A control inside the box, at its end. */
  tool?: ReactNode
}

/** A text field that needs nothing but its style sheet. */
export function PlainField({ label, description, error, tool, ...input }: PlainFieldProps) {
  const id = useId()
  const notes = [description && `${id}-description`, error && `${id}-error`].filter(Boolean)
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          id={id}
          {...input}
          className={classes.input}
          data-with-tool={tool !== undefined}
          aria-invalid={error !== undefined}
          aria-describedby={notes.join(' ') || undefined}
        />
        {tool}
      </div>
      {description && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
