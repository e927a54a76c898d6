import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { moveTimeEntry } from './entry_changes'
import { TaskSelect } from './task_select'

interface MoveDialogProps {
  entry: { _id: string }
  /** The task that the entry is on. */
  task: { _id: string; title: string }
  onClose: () => void
}

/** Asks for the task that an entry is moved to. */
export function MoveDialog({ entry, task, onClose }: MoveDialogProps) {
  const { t } = useTranslation('tasks')
  const [taskId, setTaskId] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const move = async () => {
    if (!taskId) return
    setIsBusy(true)
    const isDone = await moveTimeEntry(entry, taskId)
    setIsBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog title={t('move.title')} onClose={onClose}>
      <Stack>
        <TaskSelect
          label={t('move.to')}
          placeholder={t('move.choose')}
          current={task}
          isWithoutCurrent
          value={taskId}
          onChange={setTaskId}
          data-autofocus
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isBusy} disabled={!taskId} onClick={() => void move()}>
            {t('move.verb')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
