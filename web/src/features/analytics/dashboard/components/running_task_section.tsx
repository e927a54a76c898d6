import { Anchor, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Section } from '@/components/page/section'
import { RunningClock, TimerButton } from '@/features/timer/parts'
import type { RunningTask } from '../dashboard'

/** The task of the user's own timer, with its time; hidden without one. */
export function RunningTaskSection({ task }: { task: RunningTask | null }) {
  const { t } = useTranslation('dashboard')
  if (!task) return null
  return (
    <Section title={t('running.title')}>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Anchor component={Link} to={`/tasks?task=${task._id}`} fw={500}>
            {task.title}
          </Anchor>
          <Text c="dimmed">{task.project?.name ?? t('running.no_project')}</Text>
        </div>
        <Group gap="sm" wrap="nowrap">
          <RunningClock taskId={task._id} />
          <TimerButton task={task} />
        </Group>
      </Group>
    </Section>
  )
}
