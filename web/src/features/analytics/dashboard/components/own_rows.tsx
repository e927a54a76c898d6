import { Anchor, Button, Text } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { shownTask, startTimer, TimerButton, useActiveTimer } from '@/features/timer/parts'
import { formatHours } from '@/lib/language/numbers'
import { today } from '@/lib/time/days'
import type { LatestEntry, NoteToSign, OpenTask } from '../dashboard'
import classes from './dashboard.module.css'

/** An open task, marked on the day when it is due and after it. */
export function OwnTask({ task }: { task: OpenTask }) {
  return (
    <li className={classes.row}>
      <Name to={`/tasks?task=${task._id}`} name={task.title} beside={task.project?.name} />
      <span className={classes.when}>
        <DayText value={task.dueDate} />
        <DueMark dueDate={task.dueDate} />
      </span>
      <TimerButton task={task} />
    </li>
  )
}

function DueMark({ dueDate }: Pick<OpenTask, 'dueDate'>) {
  const { t } = useTranslation('dashboard')
  if (!dueDate || dueDate > today()) return null
  const isLate = dueDate < today()
  return (
    <StatusBadge
      kind={isLate ? 'overdue' : 'partly'}
      label={t(isLate ? 'attention.late' : 'own.due_today')}
    />
  )
}

/** A delivery note that somebody has to sign. */
export function OwnNote({ note }: { note: NoteToSign }) {
  const { t } = useTranslation('dashboard')
  const { _id, number, clientName, date } = note
  const page = `/view/delivery-notes/${_id}`
  return (
    <li className={classes.row}>
      <Name to={page} name={number} beside={clientName} />
      <span className={classes.when}>
        <DayText value={date} />
      </span>
      <Button
        component={Link}
        to={page}
        variant="default"
        size="xs"
        aria-label={t('own.sign_named', { number })}
      >
        {t('own.sign')}
      </Button>
    </li>
  )
}

/** Worked time, with the button that goes on with its task. */
export function OwnEntry({ entry: { task, startTime, seconds } }: { entry: LatestEntry }) {
  const isRunning = useActiveTimer()?.taskId === task._id
  return (
    <li className={classes.row}>
      <Name to={`/tasks?task=${task._id}`} name={task.title} beside={task.project?.name} />
      <span className={`${classes.when} ${classes.worked}`}>
        <DayText value={startTime} precision="minute" />
        <span className={classes.figures}>{formatHours(seconds)}</span>
      </span>
      {isRunning ? <TimerButton task={task} /> : <Continue task={task} />}
    </li>
  )
}

function Continue({ task }: Pick<LatestEntry, 'task'>) {
  const { t } = useTranslation('dashboard')
  const [isBusy, setIsBusy] = useState(false)
  const start = async () => {
    setIsBusy(true)
    await startTimer(task._id, shownTask(task))
    setIsBusy(false)
  }
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlayerPlayFilled size={12} aria-hidden />}
      loading={isBusy}
      onClick={() => void start()}
      aria-label={t('own.continue_named', { title: task.title })}
    >
      {t('own.continue')}
    </Button>
  )
}

function Name({ to, name, beside }: { to: string; name: string; beside: string | undefined }) {
  return (
    <span className={classes.what}>
      <Anchor component={Link} to={to} className={classes.name}>
        {name}
      </Anchor>
      <Text span c="dimmed" truncate>
        {beside}
      </Text>
    </span>
  )
}
