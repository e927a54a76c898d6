import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { activeTimer } from '@/features/timer/timer_state'
import { newQueryClient } from '@/lib/server/queries'
import { checkStoredSession } from '@/lib/session/session'
import { tokenFor } from '../../../../tests/token'
import { useRunningTimer } from './use_running_timer'

const ENTRY = {
  _id: 'e1',
  startTime: new Date().toISOString(),
  endTime: null,
  seconds: 0,
  breakSeconds: 0,
  user: { _id: 'u1', name: 'Eva' },
}
const TASK = { _id: 't1', title: 'Secret plans', project: null, timeEntries: [ENTRY] }

test('the timer of the previous user is not shown after another sign-in', async () => {
  localStorage.setItem('token', tokenFor(9000))
  checkStoredSession()
  vi.stubGlobal('fetch', async () => Response.json({ tasks: [TASK] }))
  const client = newQueryClient()
  const { unmount } = renderHook(useRunningTimer, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() => expect(activeTimer()?.title).toBe('Secret plans'))
  unmount()
  expect(activeTimer()).toBeNull()
})
