import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LiveKind } from '#api/live_kinds'
import { features } from '@/features'
import { tellLive } from './live'
import { addRefreshRules } from './refresh_rules'
import { useLiveRefresh } from './use_live_refresh'

const client = new QueryClient()
const asked: unknown[] = []

for (const { refreshedBy } of features) addRefreshRules(refreshedBy ?? {})

beforeEach(() => {
  asked.length = 0
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    asked.push(filters?.queryKey?.[0])
  })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  renderHook(useLiveRefresh, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
})

test.each<[LiveKind, string[]]>([
  ['invoice', ['/api/client-standings', '/api/ageing', '/api/exchange-rates']],
  ['payment', ['/api/client-standings', '/api/ageing', '/api/clients']],
  ['client', ['/api/client-standings', '/api/ageing', '/api/estimates', '/api/proposals']],
  ['import', ['/api/client-standings', '/api/ageing']],
])('a change of one %s refreshes the screens that show it elsewhere', (kind, paths) => {
  tellLive({ kind, id: '1' })
  expect(asked).toEqual(expect.arrayContaining(paths))
})

/** Complete by its type: a kind that is added to the union has to be added here. */
const KINDS = {
  asset: 1,
  bankEntry: 1,
  bankStatement: 1,
  client: 1,
  deliveryNote: 1,
  estimate: 1,
  expense: 1,
  expenseCategory: 1,
  expenseClaim: 1,
  forecast: 1,
  collection: 1,
  import: 1,
  invoice: 1,
  item: 1,
  mail: 1,
  order: 1,
  payment: 1,
  person: 1,
  project: 1,
  proposal: 1,
  rate: 1,
  recurring: 1,
  recurringExpense: 1,
  reminder: 1,
  settings: 1,
  task: 1,
  timer: 1,
  transferOrder: 1,
  vendor: 1,
} satisfies Record<LiveKind, 1>

test.each(Object.keys(KINDS) as LiveKind[])('a change of one %s refreshes something', (kind) => {
  tellLive({ kind, id: '1' })
  expect(asked).not.toEqual([])
})
