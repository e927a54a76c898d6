import classes from './filter_chips.module.css'

interface FilterChipsProps {
  /** Name of the filter, for screen readers. */
  label: string
  /** The first option is usually "All" with the value ''. */
  options: { value: string; label: string; count?: number }[]
  value: string
  onChange: (value: string) => void
}

/** The first filter of a list: one choice, each with its count. */
export function FilterChips({ label, options, value, onChange }: FilterChipsProps) {
  return (
    <fieldset className={classes.chips} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span className={classes.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
