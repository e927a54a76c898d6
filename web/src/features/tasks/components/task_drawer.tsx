import { Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/record_drawer'
import { StatusBadge } from '@/components/status_badge'
import { RunningClock } from '@/components/timer/running_clock'
import { TimerButton } from '@/components/timer/timer_button'
import { useBeside } from '@/components/use_beside'
import { taskQuery } from '../queries'
import type { Task } from '../task'
import { TaskForm } from './task_form'
import { TimeEntries } from './time_entries'

/** The task of `?task=`, at the right of the list. */
export function TaskDrawer() {
  const { t } = useTranslation('tasks')
  const { id, close } = useBeside('task')
  const task = useQuery({ ...taskQuery(id ?? ''), enabled: id !== null })
  return (
    <RecordDrawer isOpen={id !== null} onClose={close} size={600} title={t('task')} query={task}>
      {(data) => <TaskDetails key={data.task._id} task={data.task} />}
    </RecordDrawer>
  )
}

function TaskDetails({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  // The initial values of the form: a newer state from elsewhere replaces them only when no input is lost.
  const [base, setBase] = useState(task)
  const isDone = task.status === 'done'
  return (
    <Stack gap="lg">
      <Group justify="space-between" wrap="nowrap">
        <Title order={2}>{task.title}</Title>
        <Group gap="xs" wrap="nowrap">
          <RunningClock taskId={task._id} />
          {isDone ? (
            <StatusBadge kind="paid" label={t('status.done')} />
          ) : (
            <TimerButton task={task} />
          )}
        </Group>
      </Group>
      <TaskForm key={base.version} base={base} latest={task} onTakeLatest={() => setBase(task)} />
      <TimeEntries task={task} />
    </Stack>
  )
}
