import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '@/components/data_table/column'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { latePart } from '@/lib/parts/late_part'
import { api } from '@/lib/server/api'
import { type Absence, AFFECTED } from '../person_page'

const ReasonDialog = latePart(async () => (await import('../reason_dialog')).ReasonDialog)

/** The actions on an absence: owners decide and delete, others withdraw an undecided request. */
export function useAbsenceActions({
  isOwner,
  isPrivate,
}: {
  isOwner: boolean
  isPrivate: boolean
}) {
  const { t } = useTranslation('people')
  const [refused, setRefused] = useState<Absence>()
  const [deleted, setDeleted] = useState<Absence>()
  const approve = useChange({
    change: ({ _id }: Absence) => api('POST', '/api/absences/:id/approve', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: () => showDone(t('absence_done.approved')),
  })
  const remove = useChange({
    change: ({ _id }: Absence) => api('DELETE', '/api/absences/:id', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: () => {
      showDone(t('absence_done.deleted'))
      setDeleted(undefined)
    },
  })
  const actionsOf = ({ status }: Absence): RowAction<Absence>[] => [
    ...(isOwner && status === 'requested'
      ? [
          { label: t('absence.approve'), onSelect: (one: Absence) => approve.mutate(one) },
          { label: t('absence.refuse'), onSelect: setRefused },
        ]
      : []),
    ...(isOwner || (isPrivate && status !== 'approved')
      ? [{ label: t('absence.delete'), onSelect: setDeleted, tone: 'danger' as const }]
      : []),
  ]
  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={t('absence.delete_title')}
        verb={t('absence.delete')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted)}
        onCancel={() => setDeleted(undefined)}
      >
        {t('absence.delete_text')}
      </ConfirmDialog>
      {refused && (
        <ReasonDialog
          title={t('absence.refuse_title')}
          help={t('absence.refuse_help')}
          verb={t('absence.refuse')}
          send={(reason) =>
            api('POST', '/api/absences/:id/refuse', {
              params: { id: refused._id },
              body: { reason },
            })
          }
          done={t('absence_done.refused')}
          onClose={() => setRefused(undefined)}
        />
      )}
    </>
  )
  return { actionsOf, dialogs, approve, refuse: setRefused }
}
