import { Title, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatHours } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { today } from '@/lib/time/days'
import { weekdayName } from '../views/weekday_name'
import classes from './project_view.module.css'
import type { ProjectWeek as Week } from './use_project_week'

interface ProjectWeekProps {
  projectId: string
  week: Week
}

/** The hours of this week, a bar for each day; each leads to its time entries. */
export function ProjectWeek({ projectId, week }: ProjectWeekProps) {
  const { t } = useTranslation('tasks')
  const id = useId()
  const most = Math.max(...week.days.map(({ seconds }) => seconds))
  return (
    <section aria-labelledby={id}>
      <header className={classes.head}>
        <Title order={2} id={id}>
          {t('views.current_week')}
        </Title>
        <span className={classes.hours}>
          {t('time.hours', { hours: formatHours(week.seconds) })}
        </span>
      </header>
      {week.seconds > 0 && (
        <ol className={classes.days}>
          {week.days.map(({ day, seconds }) => (
            <li key={day}>
              {seconds === 0 ? (
                <span className={classes.day}>
                  <DayBar day={day} seconds={0} most={most} />
                </span>
              ) : (
                <Link
                  className={classes.day}
                  to={`/projects/${projectId}/?tab=time&from=${day}&to=${day}`}
                >
                  <DayBar day={day} seconds={seconds} most={most} />
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function DayBar({ day, seconds, most }: { day: string; seconds: number; most: number }) {
  const { t } = useTranslation('tasks')
  const { language } = useLanguage()
  const hours = formatHours(seconds)
  const height = seconds === 0 ? '0' : `${(seconds / most) * 100}%`
  return (
    <>
      <span className={classes.column} aria-hidden>
        <span className={classes.bar} style={{ height }} />
      </span>
      <span className={classes.name} data-now={day === today() || undefined} aria-hidden>
        {weekdayName(day, language, 'short')}
      </span>
      <span aria-hidden>{seconds === 0 ? '–' : hours}</span>
      <VisuallyHidden>
        {`${weekdayName(day, language, 'long')}: ${t('time.hours', { hours })}`}
      </VisuallyHidden>
    </>
  )
}
