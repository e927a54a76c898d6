import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/confirm_dialog'
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
  const remove = useDeleteExpense(() => {
    onClose()
    onDeleted?.()
  })
  return (
    <ConfirmDialog
      isOpen={expense !== undefined}
      title={t('delete.title', { number: expense?.number ?? '' })}
      verb={t('delete.verb')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => expense && remove.mutate(expense)}
      onCancel={onClose}
    >
      {t('delete.text', { vendor: expense?.vendor ?? '' })}
    </ConfirmDialog>
  )
}
