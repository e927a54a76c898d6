import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { formatDate } from '@/lib/time/days'
import {
  allocationsOf,
  type Entry,
  numbersOf,
  type Recorded,
  type ReturnSuggestion,
  type Suggestion,
  type SumSuggestion,
} from './entry'
import { useBankChange } from './use_bank_change'

/** All that can be decided about one entry; each says what it did and can be taken back. */
export function useEntryActions(entry: Entry) {
  const { t } = useTranslation('banking')
  const { language } = useLanguage()
  const { run, isBusy } = useBankChange()
  const params = { id: entry._id }
  const amount = formatMoney(entry.amount, entry.currency, language)

  const unmatch = () => api('DELETE', '/api/bank-entries/:id/match', { params })
  const reopen = () => api('DELETE', '/api/bank-entries/:id/dismissal', { params })
  return {
    isBusy,
    match: (suggestion: Suggestion) =>
      run({
        change: () =>
          api('POST', '/api/bank-entries/:id/match', {
            params,
            body: { allocations: allocationsOf(suggestion) },
          }),
        done: () =>
          t('done.matched', {
            amount,
            numbers: suggestion.allocations.map(({ number }) => number).join(', '),
          }),
        undo: unmatch,
      }),
    /** @param expenses together they are as much as the entry */
    pay: (expenses: { _id: string; number: string }[]) =>
      run({
        change: () =>
          api('POST', '/api/bank-entries/:id/expenses', {
            params,
            body: { expenseIds: expenses.map(({ _id }) => _id) },
          }),
        done: () => t('done.paid', { amount, numbers: numbersOf(expenses) }),
        undo: unmatch,
      }),
    book: ({ collectionId, block, count }: SumSuggestion) =>
      run({
        change: () =>
          api('POST', '/api/bank-entries/:id/collection', {
            params,
            body: { collectionId, block },
          }),
        done: () => t('done.collected', { amount, count }),
        undo: unmatch,
      }),
    /** Marks a direct debit as returned by this money that left. */
    takeBack: ({ collectionId, debitId, invoiceNumber: number }: ReturnSuggestion) =>
      run({
        change: () =>
          api('POST', '/api/bank-entries/:id/return', { params, body: { collectionId, debitId } }),
        done: () => t('done.taken_back', { amount, number }),
        undo: unmatch,
      }),
    link: ({ paymentId, date }: Recorded) =>
      run({
        change: () => api('POST', '/api/bank-entries/:id/link', { params, body: { paymentId } }),
        done: () => t('done.linked', { amount, date: formatDate(date) }),
        undo: unmatch,
      }),
    unmatch: () =>
      run({
        change: unmatch,
        done: () => t(undoneOf(entry), { amount, number: entry.returned?.invoiceNumber }),
      }),
    ignore: () =>
      run({
        change: () => api('POST', '/api/bank-entries/:id/dismissal', { params }),
        done: () => t('done.ignored', { amount }),
        undo: reopen,
      }),
    reopen: () => run({ change: reopen, done: () => t('done.reopened', { amount }) }),
  }
}

/** The sentence about an undone match. */
function undoneOf({ isLinked, expenses, returned }: Entry) {
  if (returned) return 'done.given_back'
  if (expenses.length > 0) return 'done.released'
  return isLinked ? 'done.let_go' : 'done.unmatched'
}
