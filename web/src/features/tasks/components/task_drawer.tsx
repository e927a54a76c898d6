import { Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { LoadingForm } from '@/components/loading/loading_form'
import { StatusBadge } from '@/components/values/status_badge'
import { RunningClock, TimerButton } from '@/features/timer/parts'
import { latePart } from '@/lib/parts/late_part'
import { useRole } from '@/lib/session/current_user'
import { taskQuery } from '../queries'
import type { Task } from '../task'

const TaskForm = latePart(async () => (await import('./task_form')).TaskForm, LoadingForm)
const Checklist = latePart(async () => (await import('../checklists/checklist')).Checklist)
const Comments = latePart(async () => (await import('../comments/comments')).Comments)
const Files = latePart(async () => (await import('../task_files/files')).Files)
const SaveAsTemplate = latePart(
  async () => (await import('../task_templates/save_as_template')).SaveAsTemplate
)
const TimeEntries = latePart(async () => (await import('./time_entries')).TimeEntries)

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
  const isDesk = useRole() === 'company'
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
      <Checklist taskId={task._id} />
      {isDesk && (
        <div>
          <SaveAsTemplate task={task} />
        </div>
      )}
      <TimeEntries task={task} />
      <Files taskId={task._id}>
        <Comments taskId={task._id} />
      </Files>
    </Stack>
  )
}
