import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { formatHours } from '@/lib/language/numbers'
import { formatShortDay, weekNumber } from '@/lib/time/weeks'
import type { CalendarDay, CalendarWeek } from '../person_page'
import { WeekActions } from '../week_actions'
import classes from './calendar.module.css'
import { CalendarDayCell } from './calendar_day'

type Status = NonNullable<CalendarWeek['submission']>['status']

const KINDS: Record<Status, StatusKind> = {
  submitted: 'partly',
  approved: 'paid',
  returned: 'overdue',
}

interface CalendarWeekProps {
  week: CalendarWeek
  /** Those of the month. */
  days: CalendarDay[]
  isOwn: boolean
  isOwner: boolean
}

/** A week: its sums, its state with what can be done, and its days. */
export function CalendarWeekRow({ week, days, isOwn, isOwner }: CalendarWeekProps) {
  const { t } = useTranslation('people')
  const { weekStart, weekEnd, workedSeconds, targetSeconds, submission, warnings } = week
  const name = t('calendar.week', { number: weekNumber(weekStart) })
  return (
    <section className={classes.week} aria-label={name}>
      <header className={classes.weekHead}>
        <span className={classes.weekName}>
          <Text span fw={600}>
            {name}
          </Text>
          <Text span c="dimmed" size="sm">
            {`${formatShortDay(weekStart)} – ${formatShortDay(weekEnd)}`}
          </Text>
        </span>
        <span className={classes.figures}>
          {formatHours(workedSeconds)}
          <Text span c="dimmed">{` / ${formatHours(targetSeconds)}`}</Text>
        </span>
        {warnings > 0 && (
          <Text span size="sm" className={classes.warning}>
            {t('warning.count', { count: warnings })}
          </Text>
        )}
        <span className={classes.weekState}>
          {submission && (
            <StatusBadge kind={KINDS[submission.status]} label={t(`week.${submission.status}`)} />
          )}
          <WeekActions
            week={week}
            name={name}
            isOwn={isOwn}
            isOwner={isOwner}
            isEmpty={workedSeconds === 0 && targetSeconds === 0}
          />
        </span>
        {submission?.reason && (
          <Text size="sm" className={classes.reason}>
            {t('week.reason', { reason: submission.reason })}
          </Text>
        )}
      </header>
      <ol className={classes.days}>
        {days.map((day) => (
          <CalendarDayCell key={day.date} day={day} />
        ))}
      </ol>
    </section>
  )
}
