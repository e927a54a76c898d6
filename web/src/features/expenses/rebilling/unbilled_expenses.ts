import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#api/routes'
import { recordQuery } from '@/lib/server/queries'

export type UnbilledExpense = AnswerOf<'GET', '/api/unbilled-expenses'>[number]

/** The expenses that a client is still to be charged for, priced in the currency of the invoice. */
export function useUnbilledExpenses(clientId: string, currency: string): UnbilledExpense[] {
  const { data } = useQuery({
    ...recordQuery('/api/unbilled-expenses', { query: { clientId, currency } }),
    enabled: clientId !== '',
  })
  return data ?? []
}
