import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { Person } from '../person'

/** Kinds of work that somebody else can take over, in the order in which they are named. */
const KINDS = ['project', 'task', 'deliveryNote', 'proposal'] as const

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
  const { data: people = [] } = useQuery(recordQuery('/api/people'))
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
  const open = KINDS.flatMap((kind) => {
    const count = work?.find(({ type }) => type === kind)?.count ?? 0
    return count > 0 ? [t(`open_work.${kind}`, { count })] : []
  })
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
          {open.length > 0 && (
            <>
              <Text>{t('open_work.list', { work: open.join(', ') })}</Text>
              <ChoiceField
                label={t('open_work.successor')}
                description={t('open_work.help')}
                placeholder={t('open_work.nobody')}
                data={people
                  .filter(({ _id }) => _id !== person._id)
                  .map(({ _id, name }) => ({ value: _id, label: name }))}
                clearable
                value={successorId}
                onChange={setSuccessorId}
              />
            </>
          )}
        </Stack>
      </ConfirmDialog>
      {dialog}
    </>
  )
}
