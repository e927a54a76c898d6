import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { focusField } from '@/components/form/use_named_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { takeNextWaiting } from '../drop/waiting'
import type { Expense } from '../expense'
import { bodyOf } from '../expense_body'
import { type ExpenseValues, valuesOf } from '../expense_values'
import { areReceiptsHanded, handReceipts } from '../handed_files'
import { pendingReceipt } from '../receipts/pending_receipt'
import type { Receipts } from '../receipts/use_receipts'
import { monthWarning } from '../reported_month'
import { expenseRules } from './expense_rules'
import { payByEntry } from './pay_by_entry'

const NEXT_EXPENSE = '/expenses/new'

interface ExpenseFormOptions {
  initial: ExpenseValues
  ownCurrency: string
  receipts: Receipts
  /** The entry of a bank statement that has paid the new expense; empty for none. */
  entryId: string
}

/**
 * The form of an expense; what is typed is kept in this browser until it is saved. Its files follow once the expense
 * is on the server: a file that cannot be sent stays with the expense's form, to be sent again.
 */
export function useExpenseForm({ initial, ownCurrency, receipts, entryId }: ExpenseFormOptions) {
  const { t } = useTranslation('expenses')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAcknowledged, setAcknowledged] = useState(false)
  // A receipt from another screen is an expense of its own: entries that were not saved before would mix with it.
  const [isOfReceipt] = useState(() => !initial._id && areReceiptsHanded())
  const state = useServerForm<ExpenseValues, Expense>({
    initial,
    ...(!isOfReceipt && { draft: `expense:${initial._id || entryId || 'new'}` }),
    validate: expenseRules(t, ownCurrency),
    save: (values) => {
      const body = {
        ...bodyOf(values, ownCurrency),
        ...(isAcknowledged && { acknowledged: true }),
      }
      return values._id
        ? api('PUT', '/api/expenses/:id', {
            params: { id: values._id },
            body: { ...body, version: values.version },
          })
        : api('POST', '/api/expenses', { body })
    },
    concurrency: {
      id: initial._id,
      load: async () =>
        valuesOf(await api('GET', '/api/expenses/:id', { params: { id: initial._id } })),
    },
    onSaved: async ({ _id, number }) => {
      const failed = await receipts.sendAll(_id)
      const isMatched = entryId !== '' && (await payByEntry(queryClient, entryId, _id))
      await queryClient.invalidateQueries({ queryKey: ['/api/expenses'] })
      void queryClient.invalidateQueries({ queryKey: ['/api/expense-vendors'] })
      showDone(t('done.saved', { number }))
      if (failed.length === 0 && entryId) return navigate(bankPage(isMatched))
      const next = initial._id || failed.length > 0 ? undefined : takeNextWaiting()
      if (next) return beginNext(next)
      if (failed.length === 0) return navigate('/expenses')
      handReceipts(failed)
      return navigate(`/expenses/${_id}`, { replace: true })
    },
  })

  /** The form begins again with a receipt that was dropped together with this one. */
  function beginNext(file: File) {
    handReceipts([pendingReceipt(file)])
    return navigate(NEXT_EXPENSE, { replace: true, state: { file: file.name, at: Date.now() } })
  }

  /** Back to the entries; one that is not matched yet is opened, to be matched by hand. */
  const bankPage = (isMatched: boolean) => (isMatched ? '/bank' : `/bank?pay=${entryId}`)

  const { form } = state
  // The first field that has to be mended, also one that is folded away.
  const submit: typeof state.submit = (event) => {
    const first = Object.keys(form.validate().errors)[0]
    if (first) requestAnimationFrame(() => focusField(form, first))
    state.submit(event)
  }
  return {
    ...state,
    submit,
    /** The warning about a reported month, which can be acknowledged. */
    month: {
      isReported: monthWarning(state.failure) !== undefined,
      isAcknowledged,
      setAcknowledged,
    },
  }
}
