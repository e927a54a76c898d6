import { ActionIcon } from '@mantine/core'
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startTimer, stopTimer } from './timer_actions'
import { useActiveTimer } from './timer_state'

interface NamedProject {
  name?: string | null | undefined
}

interface TimerButtonProps {
  task: { _id: string; title: string; project: NamedProject | null | undefined }
}

/** A task without a project is known as such; one whose project a screen does not have is not. */
export const shownTask = ({ title, project }: TimerButtonProps['task']) => ({
  title,
  projectName: project === null ? null : project?.name,
})

/** Starts the timer on a task, or stops it when it runs there. */
export function TimerButton({ task }: TimerButtonProps) {
  const { t } = useTranslation('timer')
  const isRunning = useActiveTimer()?.taskId === task._id
  const [isBusy, setIsBusy] = useState(false)
  const toggle = async () => {
    setIsBusy(true)
    await (isRunning ? stopTimer(task._id) : startTimer(task._id, shownTask(task)))
    setIsBusy(false)
  }
  const Icon = isRunning ? IconPlayerStopFilled : IconPlayerPlayFilled
  return (
    <ActionIcon
      variant={isRunning ? 'filled' : 'subtle'}
      loading={isBusy}
      onClick={() => void toggle()}
      aria-label={
        isRunning ? t('stop_on', { title: task.title }) : t('start_on', { title: task.title })
      }
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  )
}
