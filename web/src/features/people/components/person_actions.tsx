import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '@/components/data_table/column'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { useConfirmed } from '@/features/auth/parts'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import type { Person } from '../person'

const DeactivateDialog = latePart(
  async () => (await import('./deactivate_dialog')).DeactivateDialog
)
const RoleDialog = latePart(async () => (await import('./role_dialog')).RoleDialog)

/** A person who was deactivated is offered for nothing new, so the lists of people follow too. */
const AFFECTED = ['/api/employees', '/api/people']

/** An owner's actions on another person of the company, with their questions. */
export function usePersonActions() {
  const { t } = useTranslation('people')
  const [leaving, setLeaving] = useState<Person>()
  const [changing, setChanging] = useState<Person>()
  const [resetting, setResetting] = useState<Person>()
  const { confirmed, dialog } = useConfirmed()
  const reactivate = useChange<Person, { name: string } | undefined>({
    change: ({ _id }) =>
      confirmed(() => api('POST', '/api/employees/:id/reactivate', { params: { id: _id } })),
    affects: AFFECTED,
    onDone: (reactivated) =>
      reactivated && showDone(t('reactivate.done', { name: reactivated.name })),
  })
  const reset = useChange<Person, boolean | undefined>({
    change: ({ _id }) =>
      confirmed(async () => {
        await api('POST', '/api/employees/:id/second-factor/reset', { params: { id: _id } })
        return true
      }),
    affects: AFFECTED,
    onDone: (isReset, { name }) => {
      setResetting(undefined)
      if (isReset) showDone(t('factor_reset.done', { name }))
    },
  })
  const actionsOf = ({ status, role }: Person): RowAction<Person>[] =>
    status === 'active'
      ? [
          { label: t('role_change.verb'), onSelect: setChanging },
          ...(role === 'owner' ? [] : [{ label: t('factor_reset.verb'), onSelect: setResetting }]),
          { label: t('deactivate.verb'), tone: 'danger', onSelect: setLeaving },
        ]
      : [{ label: t('reactivate.verb'), onSelect: (person) => reactivate.mutate(person) }]
  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={resetting !== undefined}
        title={t('factor_reset.title', { name: resetting?.name ?? '' })}
        verb={t('factor_reset.verb')}
        isBusy={reset.isPending}
        onConfirm={() => resetting && reset.mutate(resetting)}
        onCancel={() => setResetting(undefined)}
      >
        {t('factor_reset.text')}
      </ConfirmDialog>
      {dialog}
      {leaving && <DeactivateDialog person={leaving} onClose={() => setLeaving(undefined)} />}
      {changing && <RoleDialog person={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
  return { actionsOf, dialogs }
}
