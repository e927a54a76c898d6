import { useTranslation } from 'react-i18next'
import { showDone, showUndo } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { saveFile } from '@/lib/csv'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import type { ExpenseRow } from './expense'
import { EXPENSE_FILES } from './receipts/receipt_place'
import { isWarned, orWarning } from './reported_month'

export const AFFECTED = ['/api/expenses']

/** Marks an expense as paid today, in full or less Skonto, with a way back. */
export function usePayExpense({ withSkonto = false } = {}) {
  const { t } = useTranslation('expenses')
  const undo = useChange<ExpenseRow>({
    change: ({ _id }) => api('DELETE', '/api/expenses/:id/payment', { params: { id: _id } }),
    affects: AFFECTED,
  })
  return useChange<ExpenseRow>({
    change: ({ _id }) =>
      api('POST', '/api/expenses/:id/payment', {
        params: { id: _id },
        body: { date: today(), withSkonto },
      }),
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

interface Deletion {
  _id: string
  number: string
  /** Whether the warning about a reported month has been read. */
  acknowledged: boolean
}

/** Deletes an expense with its receipts. @param onWarned gets the warning about a reported month */
export function useDeleteExpense(onDone: () => void, onWarned: (warning: string) => void) {
  const { t } = useTranslation('expenses')
  return useChange<Deletion>({
    change: ({ _id: id, acknowledged }) =>
      orWarning(
        api('DELETE', '/api/expenses/:id', {
          params: { id },
          body: { acknowledged },
        })
      ),
    affects: AFFECTED,
    onDone: (answer, { number }) => {
      if (isWarned(answer)) return onWarned(answer.warning)
      showDone(t('done.deleted', { number }))
      onDone()
    },
  })
}

/** Saves the files of an expense on this device, each under its own name. */
export const useSaveReceipts = () =>
  useChange<ExpenseRow, { file: Blob; name: string }[]>({
    change: async ({ _id: id }) => {
      const { receipts } = await api('GET', '/api/expenses/:id', { params: { id } })
      return Promise.all(receipts.map(({ _id }) => EXPENSE_FILES.load(id, _id)))
    },
    affects: [],
    onDone: (files) => {
      for (const { file, name } of files) saveFile(file, name)
    },
  })
