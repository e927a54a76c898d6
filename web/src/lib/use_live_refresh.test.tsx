import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { tellLive } from './live'
import { useLiveRefresh } from './use_live_refresh'

const client = new QueryClient()
const asked: unknown[] = []

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

test.each([
  ['invoice', ['/api/client-standings', '/api/ageing', '/api/exchange-rates']],
  ['payment', ['/api/client-standings', '/api/ageing', '/api/clients']],
  ['client', ['/api/client-standings', '/api/ageing', '/api/estimates', '/api/proposals']],
  ['import', ['/api/client-standings', '/api/ageing']],
])('a change of one %s makes old what tells of it elsewhere', (kind, told) => {
  tellLive({ kind, id: '1' })
  expect(asked).toEqual(expect.arrayContaining(told))
})
