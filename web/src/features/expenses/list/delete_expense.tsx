import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { useDeleteExpense } from '../expense_changes'

interface DeleteExpenseProps {
  /** Undefined for no question. */
  expense: { _id: string; number: string; vendor: string } | undefined
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before an expense is deleted with its receipts. */
export function DeleteExpense({ expense, onClose, onDeleted }: DeleteExpenseProps) {
  const { t } = useTranslation('expenses')
  const [warning, setWarning] = useState<string>()
  const close = () => {
    setWarning(undefined)
    onClose()
  }
  const remove = useDeleteExpense(() => {
    close()
    onDeleted?.()
  }, setWarning)
  return (
    <ConfirmDialog
      isOpen={expense !== undefined}
      title={t('delete.title', { number: expense?.number ?? '' })}
      verb={t(warning ? 'delete.anyway' : 'delete.verb')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() =>
        expense &&
        remove.mutate({
          _id: expense._id,
          number: expense.number,
          acknowledged: warning !== undefined,
        })
      }
      onCancel={close}
    >
      {warning ?? t('delete.text', { vendor: expense?.vendor ?? '' })}
    </ConfirmDialog>
  )
}
