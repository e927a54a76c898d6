import { useTranslation } from 'react-i18next'
import { showDone, showUndo } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api, download } from '@/lib/api'
import { saveFile } from '@/lib/csv'
import { today } from '@/lib/days'
import type { ExpenseRow } from './expense'

export const AFFECTED = ['/api/expenses']

/** Marks an expense as paid today, with a way back. */
export function usePayExpense() {
  const { t } = useTranslation('expenses')
  const undo = useChange<ExpenseRow>({
    change: ({ _id }) => api('DELETE', '/api/expenses/:id/payment', { params: { id: _id } }),
    affects: AFFECTED,
  })
  return useChange<ExpenseRow>({
    change: ({ _id }) =>
      api('POST', '/api/expenses/:id/payment', { params: { id: _id }, body: { date: today() } }),
    affects: AFFECTED,
    onDone: (_, row) =>
      showUndo({
        message: t('done.paid', { number: row.number }),
        undo: () => undo.mutate(row),
      }),
  })
}

/** Takes the payment of an expense back. */
export function useReopenExpense() {
  const { t } = useTranslation('expenses')
  return useChange<ExpenseRow>({
    change: ({ _id }) => api('DELETE', '/api/expenses/:id/payment', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: (_, { number }) => showDone(t('done.reopened', { number })),
  })
}

/** Deletes an expense with its receipts. */
export function useDeleteExpense(onDone?: () => void) {
  const { t } = useTranslation('expenses')
  return useChange<{ _id: string; number: string }>({
    change: ({ _id }) => api('DELETE', '/api/expenses/:id', { params: { id: _id } }),
    affects: AFFECTED,
    onDone: (_, { number }) => {
      showDone(t('done.deleted', { number }))
      onDone?.()
    },
  })
}

/** Saves the files of an expense on this device, each under its own name. */
export const useSaveReceipts = () =>
  useChange<ExpenseRow, { file: Blob; name: string }[]>({
    change: async ({ _id: id }) => {
      const { receipts } = await api('GET', '/api/expenses/:id', { params: { id } })
      return Promise.all(receipts.map(({ _id }) => receiptFile(id, _id)))
    },
    affects: [],
    onDone: (files) => {
      for (const { file, name } of files) saveFile(file, name)
    },
  })

export const receiptFile = (id: string, receiptId: string) =>
  download('/api/expenses/:id/receipts/:receiptId', { params: { id, receiptId } })
