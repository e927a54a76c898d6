import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component as UsersPage } from './pages/users_page'

const jonas = {
  _id: 'u1',
  name: 'Jonas Holz',
  email: 'jonas@holz.test',
  role: 'owner',
  company: { _id: 'c1', name: 'Tischlerei Holz', status: 'active' },
  isActive: true,
  lastSignInAt: null,
  hasSecondFactor: true,
  sessionCount: 2,
  lock: null as object | null,
  isOwn: false,
}

function openWith(user: typeof jonas, address = '/admin/users?user=u1') {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push({ path, body: body && JSON.parse(String(body)) })
      return Response.json(
        path.endsWith('password-link') ? { email: user.email, isSending: false } : user
      )
    }
    return Response.json(path.includes('/users/u1') ? user : [user])
  })
  renderAt(
    address,
    <>
      <Notifications />
      <UsersPage />
    </>
  )
  return sent
}

test('a sign-in is locked with a reason only', async () => {
  const sent = openWith(jonas)
  await userEvent.click(await screen.findByRole('button', { name: 'Lock sign-in' }))
  const dialog = await screen.findByRole('dialog', { name: 'Lock the sign-in of Jonas Holz?' })
  const lock = within(dialog).getByRole('button', { name: 'Lock sign-in' })
  await userEvent.click(lock)
  expect(sent).toEqual([])
  await userEvent.type(within(dialog).getByRole('textbox'), ' Lost laptop. ')
  await userEvent.click(lock)
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/admin/users/u1/lock', body: { reason: 'Lost laptop.' } }])
  )
})

test('a locked person can only be unlocked, and the reason is shown', async () => {
  openWith({ ...jonas, lock: { at: '2026-11-29T10:00:00.000Z', reason: 'Lost laptop.' } })
  expect(await screen.findByText('Lost laptop.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Unlock sign-in' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Lock sign-in' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send link for a new password' })).toBeNull()
})

test('without a mail server the page says that the link waits in the outbox', async () => {
  openWith(jonas)
  await userEvent.click(await screen.findByRole('button', { name: 'Send link for a new password' }))
  expect(await screen.findByText(/The mail to jonas@holz\.test is in the outbox/)).toBeDefined()
})

test('the own sign-in has no steps here', async () => {
  openWith({ ...jonas, isOwn: true })
  expect(await screen.findByText(/You change your own sign-in under/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
})
