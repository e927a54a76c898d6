import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { RunningClock, TimerButton, useElapsed } from '@/features/timer/parts'
import { formatHours } from '@/lib/language/numbers'
import { storedUserId } from '@/lib/session/session_storage'
import { today } from '@/lib/time/days'
import { Initials } from './components/initials'
import { ProjectName } from './components/project_name'
import classes from './components/tasks.module.css'
import type { Task } from './task'

/** Less is shown as nothing, not as 0:00. */
const HALF_A_MINUTE = 30

const isLate = ({ dueDate, status }: Task) =>
  status === 'open' && dueDate !== null && dueDate < today()

/** The columns of a list of tasks. @param todayOf the own seconds of today on a task */
export function useTaskColumns(todayOf: (taskId: string) => number): Column<Task>[] {
  const { t } = useTranslation('tasks')
  return [
    {
      key: 'title',
      label: t('field.title'),
      sortKey: 'title',
      isFluid: true,
      csv: ({ title }) => title,
      cell: (task) => <TitleCell task={task} />,
    },
    {
      key: 'project',
      label: t('field.project'),
      csv: ({ project }) => project?.name,
      cell: ({ project }) => <ProjectName project={project} className={classes.besideTitle} />,
    },
    {
      key: 'assignees',
      label: t('field.assignees'),
      csv: ({ assignees }) => assignees.map(({ name }) => name).join(', '),
      cell: ({ assignees }) => <Initials people={assignees} />,
    },
    {
      key: 'dueDate',
      label: t('field.due'),
      sortKey: 'dueDate',
      csv: ({ dueDate }) => dueDate,
      cell: (task) => (
        <span className={isLate(task) ? classes.late : undefined}>
          <DayText value={task.dueDate} />
        </span>
      ),
    },
    {
      key: 'estimate',
      label: t('field.estimate'),
      align: 'right',
      isOptional: true,
      cell: ({ estimatedSeconds }) => estimatedSeconds && formatHours(estimatedSeconds),
    },
    {
      key: 'time',
      label: t('field.time'),
      align: 'right',
      csv: ({ trackedSeconds }) => formatHours(trackedSeconds),
      cell: ({ _id, trackedSeconds }) => (
        <span className={classes.time}>
          {todayOf(_id) >= HALF_A_MINUTE && <span>{formatHours(todayOf(_id))} /</span>}
          {trackedSeconds >= HALF_A_MINUTE && <span>{formatHours(trackedSeconds)}</span>}
        </span>
      ),
    },
    {
      key: 'timer',
      label: t('field.timer'),
      align: 'right',
      csv: () => '',
      cell: (task) => (
        <span className={classes.timer}>
          <RunningClock taskId={task._id} />
          {task.status === 'open' && <TimerButton task={task} />}
        </span>
      ),
    },
  ]
}

/** The title, struck through when done, with a badge for who works on it now. */
function TitleCell({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  const running = task.timeEntries.filter(({ endTime }) => endTime === null)
  const isMine = running.some(({ user }) => user._id === storedUserId())
  const [busy] = running.filter(({ pausedAt }) => pausedAt === null)
  return (
    <span className={classes.title}>
      <span className={task.status === 'done' ? classes.done : classes.name}>{task.title}</span>
      {task.priority !== 'normal' && (
        <span className={task.priority === 'high' ? classes.high : classes.low}>
          {t(`priority.${task.priority}`)}
        </span>
      )}
      {isMine ? (
        <OwnTimer />
      ) : (
        busy && <StatusBadge kind="open" label={t('works_on_it', { name: busy.user.name })} />
      )}
    </span>
  )
}

/** The state of the own timer; a break counts from the click on. */
function OwnTimer() {
  const { t } = useTranslation('tasks')
  const isPaused = useElapsed()?.isPaused
  return (
    <StatusBadge
      kind={isPaused ? 'draft' : 'paid'}
      label={t(isPaused ? 'timer.paused' : 'timer.running')}
    />
  )
}
