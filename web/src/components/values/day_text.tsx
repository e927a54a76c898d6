import { formatDate, formatInstant } from '@/lib/time/days'
import classes from './figures.module.css'

interface DayTextProps {
  value: string | null | undefined
  /** `minute` also shows the time of an instant. */
  precision?: 'day' | 'minute'
}

/** A day as DD.MM.YYYY; nothing for a missing or invalid one. */
export function DayText({ value, precision = 'day' }: DayTextProps) {
  const text = precision === 'minute' ? formatInstant(value) : formatDate(value)
  if (!text || !value) return null
  return (
    <time dateTime={value} className={classes.figures}>
      {text}
    </time>
  )
}
