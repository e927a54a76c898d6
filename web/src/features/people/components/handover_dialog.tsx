import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { Leaver } from './left_work'
import { SuccessorField } from './successor_field'
import { useWorkNames } from './use_work_names'

interface HandoverDialogProps {
  leaver: Leaver
  onClose: () => void
}

/** Gives the open work of a former member to a successor. */
export function HandoverDialog({ leaver, onClose }: HandoverDialogProps) {
  const { t } = useTranslation('people')
  const [successorId, setSuccessorId] = useState('')
  const work = useWorkNames(leaver.work)
  const handOver = useChange<void>({
    change: () =>
      api('POST', '/api/employees/:id/handovers', {
        params: { id: leaver._id },
        body: { successorId },
      }),
    affects: ['/api/employees', '/api/tasks', '/api/projects'],
    onDone: () => {
      showDone(t('left_work.done', { name: leaver.name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('left_work.question', { name: leaver.name })}
      verb={t('left_work.verb')}
      isBusy={handOver.isPending}
      isReady={successorId !== ''}
      onConfirm={() => handOver.mutate()}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Text>{t('open_work.list', { work })}</Text>
        <SuccessorField
          leaverId={leaver._id}
          value={successorId}
          onChange={setSuccessorId}
          placeholder=""
        />
      </Stack>
    </ConfirmDialog>
  )
}
