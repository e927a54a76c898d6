import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { formatHours } from '@/lib/language/numbers'
import { recordQuery } from '@/lib/server/queries'
import type { EmployeeDashboard } from '../dashboard'
import classes from './dashboard.module.css'
import { OwnEntry, OwnNote, OwnTask } from './own_rows'
import { RunningTaskSection } from './running_task_section'

/** The first page of employees: their own work and no money. */
export function OwnDashboard() {
  const { t } = useTranslation('dashboard')
  const { data, error, refetch } = useQuery(recordQuery('/api/employee-dashboard'))
  return (
    <Page title={t('title')} skeleton="cards">
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading extent="cardList" variant="skeleton" size="lg" />}
      {data && <Content {...data} />}
    </Page>
  )
}

function Content({ runningTask, openTasks, lastEntries, notesToSign, ...time }: EmployeeDashboard) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <RunningTaskSection task={runningTask} />
      <div className={classes.tiles}>
        <Hours
          label={t('own.today')}
          seconds={time.secondsToday}
          target={time.targetSeconds?.today}
        />
        <Hours
          label={t('own.week')}
          seconds={time.secondsThisWeek}
          target={time.targetSeconds?.week}
        />
      </div>
      <Section title={t('own.tasks')} padding="none">
        {openTasks.length === 0 && (
          <Text c="dimmed" p="md">
            {t('own.no_tasks')}
          </Text>
        )}
        <ul className={classes.rows}>
          {openTasks.map((task) => (
            <OwnTask key={task._id} task={task} />
          ))}
        </ul>
      </Section>
      {notesToSign.length > 0 && (
        <Section title={t('own.notes')} padding="none">
          <ul className={classes.rows}>
            {notesToSign.map((note) => (
              <OwnNote key={note._id} note={note} />
            ))}
          </ul>
        </Section>
      )}
      {lastEntries.length > 0 && (
        <Section title={t('own.entries')} padding="none">
          <ul className={classes.rows}>
            {lastEntries.map((entry) => (
              <OwnEntry key={entry._id} entry={entry} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

interface HoursProps {
  label: string
  seconds: number
  /** Seconds to work; missing without weekly hours. */
  target: number | undefined
}

/** Worked time, with the way to the person's own calendar. */
function Hours({ label, seconds, target }: HoursProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Link to="/view/employees/me" className={classes.tile}>
      <Text c="dimmed">{label}</Text>
      <span className={classes.amount}>{t('own.hours', { hours: formatHours(seconds) })}</span>
      {target !== undefined && (
        <Text c="dimmed" size="sm">
          {t('own.target', { hours: formatHours(target) })}
        </Text>
      )}
    </Link>
  )
}
