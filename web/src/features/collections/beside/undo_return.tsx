import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { AFFECTED, type Debit } from '../collection'

/** Undoes a return: the invoice is paid again, and the expense of the fees is deleted. */
export function UndoReturn({ collectionId, debit }: { collectionId: string; debit: Debit }) {
  const { t } = useTranslation('collections')
  const { _id: debitId, invoiceNumber: number } = debit
  const undo = useChange<void>({
    change: () =>
      api('DELETE', '/api/collections/:id/debits/:debitId/return', {
        params: { id: collectionId, debitId },
      }),
    affects: [...AFFECTED, '/api/expenses'],
    onDone: () => showDone(t('done.return_undone', { number })),
  })
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      loading={undo.isPending}
      onClick={() => undo.mutate()}
    >
      {t('return.undo')}
    </Button>
  )
}
