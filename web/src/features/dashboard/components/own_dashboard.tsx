import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DayText } from '@/components/day_text'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { Section } from '@/components/section'
import { TimerButton } from '@/components/timer/timer_button'
import { formatHours } from '@/lib/numbers'
import { recordQuery } from '@/lib/queries'
import type { EmployeeDashboard, LatestEntry, OpenTask } from '../dashboard'
import classes from './dashboard.module.css'
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

function Content({ runningTask, openTasks, lastEntries, ...seconds }: EmployeeDashboard) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <div className={classes.tiles}>
        <Hours label={t('own.today')} seconds={seconds.secondsToday} />
        <Hours label={t('own.week')} seconds={seconds.secondsThisWeek} />
      </div>
      <RunningTaskSection task={runningTask} />
      <Section title={t('own.tasks')} padding="none">
        {openTasks.length === 0 && (
          <Text c="dimmed" p="md">
            {t('own.no_tasks')}
          </Text>
        )}
        <ul className={classes.rows}>
          {openTasks.map((task) => (
            <TaskRow key={task._id} task={task} />
          ))}
        </ul>
      </Section>
      {lastEntries.length > 0 && (
        <Section title={t('own.entries')} padding="none">
          <ul className={classes.rows}>
            {lastEntries.map((entry) => (
              <EntryRow key={entry._id} entry={entry} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Hours({ label, seconds }: { label: string; seconds: number }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={classes.tile}>
      <Text c="dimmed">{label}</Text>
      <span className={classes.amount}>{t('own.hours', { hours: formatHours(seconds) })}</span>
    </div>
  )
}

function TaskRow({ task }: { task: OpenTask }) {
  return (
    <li className={classes.row}>
      <TaskName task={task} />
      <span className={classes.when}>
        <DayText value={task.dueDate} />
      </span>
      <TimerButton task={task} />
    </li>
  )
}

/** Worked time, with the button that goes on with its task. */
function EntryRow({ entry }: { entry: LatestEntry }) {
  return (
    <li className={classes.row}>
      <TaskName task={entry.task} />
      <span className={classes.when}>
        <DayText value={entry.startTime} precision="minute" />
        <span className={classes.figures}>{formatHours(entry.seconds)}</span>
      </span>
      <TimerButton task={entry.task} />
    </li>
  )
}

function TaskName({ task }: { task: Pick<OpenTask, '_id' | 'title' | 'project'> }) {
  return (
    <span className={classes.what}>
      <Anchor component={Link} to={`/tasks?task=${task._id}`} className={classes.name}>
        {task.title}
      </Anchor>
      <Text span c="dimmed" truncate>
        {task.project?.name}
      </Text>
    </span>
  )
}
