import { useTranslation } from 'react-i18next'
import { formatShortDay } from '@/lib/time/weeks'
import classes from './burn_chart.module.css'
import type { BurnPoint } from './burn_points'

interface BurnDaysProps {
  used: BurnPoint[]
  expected: BurnPoint[]
  /** Percent of the width. */
  across: (point: BurnPoint) => number
}

/** Nearer to an end of the axis its name would touch that of the end, on a phone. */
const ROOM = 20

/** First day, today and the end of the forecast below the chart: more would not fit on a phone. */
export function BurnDays({ used, expected, across }: BurnDaysProps) {
  const { t } = useTranslation('budgets')
  const [first, last, end] = [used[0], used.at(-1), expected.at(-1)]
  if (!first || !last) return null
  const at = across(last)
  const hasRoom = end === undefined || (at > ROOM && at < 100 - ROOM)
  return (
    <div className={classes.dates}>
      {last.x > 0 && <span>{formatShortDay(first.day)}</span>}
      {hasRoom && (
        <span
          className={classes.today}
          data-last={end === undefined || undefined}
          style={{ left: `${at}%` }}
        >
          {t('today')}
        </span>
      )}
      {end && <span className={classes.end}>{formatShortDay(end.day)}</span>}
    </div>
  )
}
