import { type ComponentProps, useId } from 'react'
import classes from './plain.module.css'

interface PlainSelectProps extends ComponentProps<'select'> {
  label: string
  options: readonly string[]
  error?: string | undefined
}

/** One of a few, chosen with the browser's own list. */
export function PlainSelect({ label, options, error, ...select }: PlainSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        {...select}
        className={classes.input}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
