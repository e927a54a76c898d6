import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#api/routes'
import { recordQuery } from '@/lib/server/queries'

type Standing = AnswerOf<'GET', '/api/client-standings'>[number]

/** One amount for each currency: different ones are never added up. */
export interface Amount {
  currency: string
  amount: number
}

export type FigureName = 'open' | 'overdue' | 'credit' | 'revenue'

/** Debts and purchases of each client on a page of the list. Zero amounts are left out. */
export function useStandings(clientIds: string[]) {
  const { data = [] } = useQuery({
    ...recordQuery('/api/client-standings', { query: { clientIds } }),
    enabled: clientIds.length > 0,
  })
  const of = (clientId: string) => data.filter((standing) => standing.clientId === clientId)
  return {
    amounts: (clientId: string, name: FigureName): Amount[] =>
      of(clientId)
        .filter((standing) => standing[name] !== 0)
        .map((standing) => ({ currency: standing.currency, amount: standing[name] })),
    lastInvoiceOn: (clientId: string) => latest(of(clientId)),
  }
}

const latest = (standings: Standing[]) =>
  standings
    .flatMap(({ lastInvoiceOn }) => lastInvoiceOn ?? [])
    .sort()
    .at(-1)
