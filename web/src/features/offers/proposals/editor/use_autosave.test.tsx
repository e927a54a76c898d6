import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Proposal } from '../proposal'
import { useAutosave } from './use_autosave'

const proposal = (version: number, title: string) =>
  ({
    _id: 'p1',
    version,
    title,
    client: null,
    customClient: null,
    language: null,
    date: '2026-11-02',
    validUntil: '2026-12-02',
    currency: 'EUR',
    remindAfterDays: null,
    blocks: [],
    lines: [],
  }) as unknown as Proposal

const open = (opened: Proposal) =>
  renderHook(() => useAutosave(opened, '19'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })

/** A server with version 1, and later the version of another user. */
function serve() {
  const stored = { version: 1, title: 'First' }
  const isReached = { value: true }
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (!isReached.value) throw new TypeError('Failed to fetch')
    const sent = JSON.parse(String(body))
    if (sent.version !== stored.version)
      return Response.json({ code: 'version_conflict', error: 'Changed.' }, { status: 409 })
    Object.assign(stored, { version: stored.version + 1, title: sent.title })
    return Response.json(proposal(stored.version, stored.title))
  })
  return { stored, isReached }
}

test('what this browser kept is not put over what somebody else has saved since', async () => {
  const { stored, isReached } = serve()
  isReached.value = false
  const before = open(proposal(1, 'First'))
  before.result.current.setValues((values) => ({ ...values, title: 'Mine' }))
  await waitFor(() => expect(before.result.current.state).toBe('failed'), { timeout: 3000 })
  before.unmount()

  isReached.value = true
  Object.assign(stored, { version: 2, title: 'Theirs' })
  const { result } = open(proposal(2, 'Theirs'))
  expect(result.current.values.title).toBe('Mine')
  await waitFor(() => expect(result.current.isOutdated).toBe(true), { timeout: 3000 })
  expect(stored.title).toBe('Theirs')
})

test('what this browser kept of the state that holds is saved', async () => {
  const { stored, isReached } = serve()
  isReached.value = false
  const before = open(proposal(1, 'First'))
  before.result.current.setValues((values) => ({ ...values, title: 'Mine' }))
  await waitFor(() => expect(before.result.current.state).toBe('failed'), { timeout: 3000 })
  before.unmount()

  isReached.value = true
  open(proposal(1, 'First'))
  await waitFor(() => expect(stored.title).toBe('Mine'), { timeout: 3000 })
})
