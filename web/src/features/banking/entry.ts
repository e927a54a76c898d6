import type { RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

/** Money that came to a bank account or left it. */
export type Entry = RowOf<'/api/bank-entries'>
export type EntryState = Entry['state']
export type Suggestion = Entry['suggestions'][number]
export type ExpenseSuggestion = Entry['expenseSuggestions'][number]
export type SumSuggestion = Entry['sumSuggestions'][number]
export type ReturnSuggestion = Entry['returnSuggestions'][number]
export type Recorded = Entry['recorded'][number]
export type Statement = RowOf<'/api/bank-statements'>

/** The colour of a suggestion. */
export const KIND_OF_CONFIDENCE: Record<Suggestion['confidence'], StatusKind> = {
  sure: 'paid',
  likely: 'partly',
  possible: 'draft',
}

/** The filter without a choice in the address: entries waiting for a decision. */
export const FIRST_STATE = 'open'
export const STATES = ['open', 'matched', 'ignored'] as const satisfies EntryState[]

/** The other party of the entry and its purpose. */
export const nameOf = ({ name, purpose }: Entry) => [name, purpose].filter(Boolean).join(', ')

/** A suggestion as the server takes it back. */
export const allocationsOf = ({ allocations }: Suggestion) =>
  allocations.map(({ invoiceId, amount, skonto }) => ({ invoiceId, amount, skonto }))

/** One click is enough when nothing of the money is left over. */
export const isWhole = ({ left }: Suggestion) => left === 0

/** Whether an invoice stays open in part. */
export const isPart = ({ allocations }: Suggestion) =>
  allocations.some(({ amount, skonto, open }) => amount + skonto < open - 0.000_001)

export interface SureMatch {
  entry: Entry
  suggestion: Suggestion
}

/** Matches that may be confirmed in bulk; an invoice with two matching entries is left for individual decisions. */
export function sureMatches(entries: readonly Entry[]): SureMatch[] {
  const sure = entries.flatMap((entry) => {
    // Booked by hand perhaps: that is asked first.
    if (entry.recorded.length > 0 || entry.sumSuggestions.length > 0) return []
    const [suggestion] = entry.suggestions
    return suggestion?.confidence === 'sure' && isWhole(suggestion) ? [{ entry, suggestion }] : []
  })
  const timesPaid = new Map<string, number>()
  for (const { suggestion } of sure) {
    for (const { invoiceId } of suggestion.allocations) {
      timesPaid.set(invoiceId, (timesPaid.get(invoiceId) ?? 0) + 1)
    }
  }
  return sure.filter(({ suggestion }) =>
    suggestion.allocations.every(({ invoiceId }) => timesPaid.get(invoiceId) === 1)
  )
}

/** The numbers of expenses, as they are shown beside each other. */
export const numbersOf = (expenses: readonly { number: string }[]) =>
  expenses.map(({ number }) => number).join(', ')

/** A suggestion as the server takes it back. */
export const payableOf = ({ expenses }: ExpenseSuggestion) =>
  expenses.map(({ expenseId, number }) => ({ _id: expenseId, number }))

/** The direct debit that an outgoing entry takes back, unless an expense explains the entry better. */
export const likelyReturn = ({
  returnSuggestions: [back],
  expenseSuggestions: [payable],
}: Entry) =>
  back && (back.confidence === 'sure' || payable?.confidence !== 'sure') ? back : undefined
