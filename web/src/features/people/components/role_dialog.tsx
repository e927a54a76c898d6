import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { api } from '@/lib/server/api'
import { type Person, ROLES } from '../person'
import { RoleChoice } from './role_choice'

interface RoleDialogProps {
  person: Person
  onClose: () => void
}

/** Gives somebody another role; it holds from their next click on. */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const { t } = useTranslation('people')
  const [role, setRole] = useState(person.role)
  const { confirmed, dialog } = useConfirmed()
  const change = useChange<Person['role'], { name: string } | undefined>({
    change: (chosen) =>
      confirmed(() =>
        api('PUT', '/api/employees/:id', { params: { id: person._id }, body: { role: chosen } })
      ),
    affects: ['/api/employees', '/api/people'],
    onDone: (changed) => {
      if (!changed) return
      showDone(t('role_change.done', { name: changed.name }))
      onClose()
    },
  })
  return (
    <>
      <ConfirmDialog
        isOpen
        title={t('role_change.title', { name: person.name })}
        verb={t('role_change.verb')}
        isBusy={change.isPending}
        isReady={role !== person.role}
        onConfirm={() => change.mutate(role)}
        onCancel={onClose}
      >
        <RoleChoice roles={ROLES} value={role} onChange={setRole} />
      </ConfirmDialog>
      {dialog}
    </>
  )
}
