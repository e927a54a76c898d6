import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Day } from '@/lib/time/days'
import { formatShortDay } from '@/lib/time/weeks'
import type { TimeEntryWithTask } from '../task'
import { weekdayName } from '../views/weekday_name'
import { isOn, secondsOn } from '../week/parts_of_days'
import { hoursOf, statesOf, timesOf } from './block_texts'
import { spanOf } from './blocks'
import classes from './time_list.module.css'

interface TimeListProps {
  days: Day[]
  entries: readonly TimeEntryWithTask[]
  now: number
  isLocked: boolean
  onOpen: (entry: TimeEntryWithTask) => void
}

/** The same time as a list by days. */
export function TimeList({ days, entries, now, isLocked, onOpen }: TimeListProps) {
  const { t } = useTranslation('time_calendar')
  const { language } = useLanguage()
  const worked = days
    .map((day) => ({ day, own: entries.filter((entry) => isOn(day, entry)) }))
    .filter(({ own }) => own.length > 0)
  if (worked.length === 0) return <p>{t('none')}</p>
  return (
    <ul className={classes.days}>
      {worked.map(({ day, own }) => (
        <li key={day}>
          <h3>
            <span>
              {weekdayName(day, language, 'long')} {formatShortDay(day)}
            </span>{' '}
            <span>{formatHours(own.reduce((sum, entry) => sum + secondsOn(day, entry), 0))}</span>
          </h3>
          <ul className={classes.days}>
            {own.map((entry) => {
              const { title, project } = entry.task
              const details = [project?.name, entry.note, ...statesOf(entry, isLocked, t)]
              return (
                <li key={entry._id}>
                  <button type="button" className={classes.listed} onClick={() => onOpen(entry)}>
                    <span>{timesOf(spanOf(entry, now))}</span> <strong>{title}</strong>{' '}
                    <span>{hoursOf(entry, now)}</span>{' '}
                    <small>{details.filter(Boolean).join(' · ')}</small>
                  </button>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
