import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import { today } from '@/lib/time/days'
import { formatShortDay } from '@/lib/time/weeks'
import type { CalendarDay } from '../person_page'
import classes from './calendar.module.css'

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** A day: time worked and target, the reason for a day off, and breaches of the working time law. */
export function CalendarDayCell({ day }: { day: CalendarDay }) {
  const { t } = useTranslation('people')
  const { date, workedSeconds, targetSeconds, holiday, absence, warnings } = day
  const weekday = weekdayOf(date)
  const isToCome = date > today() && workedSeconds === 0
  const isFree = targetSeconds === 0 && workedSeconds === 0
  return (
    <li
      className={classes.day}
      style={{ gridColumnStart: weekday + 1 }}
      data-free={isFree || undefined}
      data-today={date === today() || undefined}
    >
      <span className={classes.date}>
        <span>{t(`weekday.${weekday}`)}</span>
        <time dateTime={date}>{formatShortDay(date)}</time>
      </span>
      {!isFree && (
        <span className={classes.figures}>
          {isToCome || <span className={classes.worked}>{formatHours(workedSeconds)}</span>}
          {targetSeconds > 0 && (
            <span className={classes.target}>
              {isToCome ? formatHours(targetSeconds) : ` / ${formatHours(targetSeconds)}`}
            </span>
          )}
        </span>
      )}
      {holiday && <span className={classes.note}>{holiday}</span>}
      {absence && <AbsenceNote absence={absence} />}
      {warnings.map(({ rule, paragraph, seconds }) => (
        <span key={rule} className={classes.warning}>
          <IconAlertTriangle size={14} aria-hidden />
          {t(`warning.${rule}`, { hours: formatHours(seconds), paragraph })}
        </span>
      ))}
    </li>
  )
}

function AbsenceNote({ absence }: { absence: NonNullable<CalendarDay['absence']> }) {
  const { t } = useTranslation('people')
  const kind = t(absence.kind ? `kind.${absence.kind}` : 'kind.absent')
  return (
    <span className={classes.absence} data-requested={absence.status === 'requested' || undefined}>
      {absence.status === 'requested' ? t('absence.requested_kind', { kind }) : kind}
    </span>
  )
}
