import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { Person } from '../person'
import { SuccessorField } from './successor_field'
import { useWorkNames } from './use_work_names'

/** A person who was deactivated is offered for nothing new, and their work belongs to somebody else. */
const AFFECTED = ['/api/employees', '/api/people', '/api/tasks', '/api/projects']

interface DeactivateDialogProps {
  person: Person
  onClose: () => void
}

/** Deactivates a person and hands their unfinished work over. */
export function DeactivateDialog({ person, onClose }: DeactivateDialogProps) {
  const { t } = useTranslation('people')
  const [successorId, setSuccessorId] = useState('')
  const { data: work, isPending } = useQuery(
    recordQuery('/api/employees/:id/open-work', { params: { id: person._id } })
  )
  const { confirmed, dialog } = useConfirmed()
  const deactivate = useChange<string | null, { name: string } | undefined>({
    change: (chosen) =>
      confirmed(() =>
        api('POST', '/api/employees/:id/deactivate', {
          params: { id: person._id },
          body: { successorId: chosen },
        })
      ),
    affects: AFFECTED,
    onDone: (deactivated) => {
      if (!deactivated) return
      showDone(t('deactivate.done', { name: deactivated.name }))
      onClose()
    },
  })
  const open = useWorkNames(work)
  return (
    <>
      <ConfirmDialog
        isOpen
        title={t('deactivate.title', { name: person.name })}
        verb={t('deactivate.verb')}
        tone="danger"
        isBusy={deactivate.isPending}
        // The work is shown before the decision.
        isReady={!isPending}
        onConfirm={() => deactivate.mutate(successorId || null)}
        onCancel={onClose}
      >
        <Stack gap="sm">
          <Text>{t('deactivate.text')}</Text>
          {open !== '' && (
            <>
              <Text>{t('open_work.list', { work: open })}</Text>
              <SuccessorField
                leaverId={person._id}
                value={successorId}
                onChange={setSuccessorId}
                placeholder={t('open_work.nobody')}
              />
            </>
          )}
        </Stack>
      </ConfirmDialog>
      {dialog}
    </>
  )
}
