import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Day } from '@/lib/time/days'
import { weekdayName } from '../views/weekday_name'
import classes from './week.module.css'
import { totalsOfDays, type WeekRow } from './week_rows'

interface DayStripProps {
  days: Day[]
  rows: WeekRow[]
  chosen: Day
  onChoose: (day: Day) => void
}

/** The days of a week with their hours, of which one is shown on a phone. */
export function DayStrip({ days, rows, chosen, onChoose }: DayStripProps) {
  const { t } = useTranslation('tasks')
  const { language } = useLanguage()
  const totals = totalsOfDays(days, rows)
  return (
    <fieldset className={classes.strip} aria-label={t('views.days')}>
      {days.map((day, index) => (
        <button key={day} type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
          <span>{weekdayName(day, language, 'short')}</span> <strong>{day.slice(8)}</strong>{' '}
          <span>{totals[index] ? formatHours(totals[index]) : '–'}</span>
        </button>
      ))}
    </fieldset>
  )
}
