import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Shell } from '@/app/shell/shell'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../../../tests/render'
import { tokenFor } from '../../../../tests/token'

process.env.TZ = 'Europe/Berlin'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

function openAs(me: object) {
  localStorage.setItem('token', tokenFor(9000, false))
  checkStoredSession()
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/auth/me'
      ? Response.json({ isEmployee: false, role: 'owner', ...me })
      : Response.json({}, { status: 404 })
  )
  return renderAt(
    '/screen',
    <Routes>
      <Route element={<Shell />}>
        <Route path="/screen" element="content" />
      </Route>
    </Routes>
  )
}

const note = () => screen.findByRole('region', { name: 'Suspension' })
const suspendedFor = (reason: string | null) => ({
  suspension: { reason, since: '2026-11-20T09:30:00.000Z' },
})

test('above each page of a suspended company is since when, why, and what still works', async () => {
  openAs(suspendedFor('Invoice RE-7 is <unpaid>.'))
  const text = (await note()).textContent
  expect(text).toContain('Your company has been suspended since 20.11.2026, 10:30.')
  expect(text).toContain('You can read and export everything, but not change anything.')
  expect(text).toContain('Reason: Invoice RE-7 is <unpaid>.')
  expect(screen.getByText('content')).toBeTruthy()
})

test('without a reason the note says where it can be learned', async () => {
  openAs(suspendedFor(null))
  expect((await note()).textContent).toContain('Contact the operator for the reason.')
})

test('a long reason is folded until its button is pressed', async () => {
  openAs(suspendedFor('Unpaid. '.repeat(100)))
  await note()
  const button = screen.getByRole('button', { name: 'Show the whole reason' })
  await userEvent.click(button)
  expect(screen.queryByRole('button', { name: 'Show the whole reason' })).toBeNull()
})

test('other companies have no such note', async () => {
  openAs({})
  await screen.findByText('content')
  expect(screen.queryByRole('region', { name: 'Suspension' })).toBeNull()
})
