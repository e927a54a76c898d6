import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useCreditFigures } from './use_credit_figures'

const values = (amount: string) => ({
  date: '2026-11-23',
  notes: '',
  lines: [{ lineId: 'l1', quantity: '', amount }],
})

test('a sum is not asked to be confirmed before it is that of what is written', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    Response.json({ total: -Number(JSON.parse(String(body)).lines[0].amount) })
  )
  const client = new QueryClient()
  const { result, rerender } = renderHook(({ amount }) => useCreditFigures('i1', values(amount)), {
    initialProps: { amount: '10' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() =>
    expect(result.current).toMatchObject({ isCurrent: true, figures: { total: -10 } })
  )
  rerender({ amount: '20' })
  expect(result.current).toMatchObject({ isCurrent: false, figures: { total: -10 } })
  await waitFor(() =>
    expect(result.current).toMatchObject({ isCurrent: true, figures: { total: -20 } })
  )
})

test('nothing is asked for before something is given back, nor for what was empty a moment ago', async () => {
  const amounts: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    amounts.push(JSON.parse(String(body)).lines[0].amount)
    return Response.json({ total: -1 })
  })
  const client = new QueryClient()
  const { result, rerender } = renderHook(({ amount }) => useCreditFigures('i1', values(amount)), {
    initialProps: { amount: '' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  rerender({ amount: '10' })
  await waitFor(() => expect(result.current.isCurrent && result.current.figures).toBeTruthy())
  expect([...new Set(amounts)]).toEqual(['10'])
})
