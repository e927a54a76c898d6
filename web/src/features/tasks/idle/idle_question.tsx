import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import type { ActiveTimer } from '@/features/timer/parts'
import { formatInstant, today } from '@/lib/time/days'
import { dayOf, timeOf } from '@/lib/time/local_instant'
import { TaskSelect } from '../entries/task_select'
import { discardIdle, splitIdle, stopBefore } from './answer_idle'
import classes from './idle_question.module.css'
import { settleIdle } from './idle_question_state'
import { noteInput } from './last_input'

interface IdleQuestionProps {
  timer: ActiveTimer
  /** The last input before, in ms of the server's clock. */
  since: number
}

/** Asks what happens with time in which nobody was at the computer: keep it, take it off, stop before it, or part it. */
export function IdleQuestion({ timer, since }: IdleQuestionProps) {
  const { t } = useTranslation('tasks')
  const [taskId, setTaskId] = useState<string | null>(timer.taskId)
  const [busy, setBusy] = useState<string>()
  const start = new Date(since).toISOString()
  const time = dayOf(start) === today() ? timeOf(start) : formatInstant(start)
  const settle = () => {
    noteInput()
    settleIdle()
  }
  const answer = (name: string, work: () => Promise<boolean>) => ({
    fullWidth: true,
    loading: busy === name,
    disabled: busy !== undefined && busy !== name,
    onClick: async () => {
      setBusy(name)
      if (await work()) settle()
      setBusy(undefined)
    },
  })
  return (
    <Dialog title={t('idle.title', { time })} onClose={settle} closeOnClickOutside={false}>
      <Stack gap="sm">
        <Text>{t('idle.text', { task: timer.title, time })}</Text>
        <Button variant="default" fullWidth disabled={busy !== undefined} onClick={settle}>
          {t('idle.keep')}
        </Button>
        <Button variant="default" {...answer('discard', () => discardIdle(timer, since))}>
          {t('idle.discard')}
        </Button>
        <Button variant="default" {...answer('stop', () => stopBefore(start))}>
          {t('idle.stop', { time })}
        </Button>
        <div className={classes.split}>
          <TaskSelect
            label={t('idle.split_to')}
            current={{ _id: timer.taskId, title: timer.title }}
            value={taskId}
            onChange={setTaskId}
          />
          <Button
            variant="default"
            mt="xs"
            {...answer('split', () => splitIdle(timer, since, taskId ?? timer.taskId))}
          >
            {t('idle.split')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
