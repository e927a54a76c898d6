import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { AFFECTED, type Debit } from '../collection'

interface RenewDialogProps {
  collectionId: string
  debit: Debit
  onClose: () => void
}

/** Lets an invoice be collected once more after its direct debit came back. */
export function RenewDialog({ collectionId, debit, onClose }: RenewDialogProps) {
  const { t } = useTranslation('collections')
  const { _id: debitId, invoiceNumber: number } = debit
  const renew = useChange<void>({
    change: () =>
      api('POST', '/api/collections/:id/debits/:debitId/collect-again', {
        params: { id: collectionId, debitId },
      }),
    affects: AFFECTED,
    onDone: () => {
      showDone(t('done.renewed', { number }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('renew.title', { number })}
      verb={t('renew.confirm')}
      isBusy={renew.isPending}
      onConfirm={() => renew.mutate()}
      onCancel={onClose}
    >
      {t('renew.text')}
    </ConfirmDialog>
  )
}
