import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession, followStorage } from '@/lib/session/session'
import { PASSKEY_ID, plugInAuthenticator, QUESTION } from '../../../tests/authenticator'
import { renderAt } from '../../../tests/render'
import { tokenFor } from '../../../tests/token'
import { Component as LoginPage } from './pages/login_page'
import { withTexts } from './use_texts'

const SIGNED_IN = {
  token: tokenFor(9000),
  companyId: 'c1',
  id: 'u1',
  email: 'a',
  isSuperAdmin: false,
}
const RESPONSE = expect.objectContaining({ id: PASSKEY_ID, type: 'public-key' })

let sent: { path: string; body: unknown }[]
let factors: string[]
let refuse: () => void

beforeAll(withTexts(async () => {}))

beforeEach(() => {
  sent = []
  factors = ['passkey']
  refuse = plugInAuthenticator()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) })
    if (path.endsWith('/passkey-questions')) {
      return Response.json({ key: 'k-1', options: QUESTION }, { status: 201 })
    }
    if (path.endsWith('/passkey-sign-ins')) return Response.json(SIGNED_IN)
    const failure = { error: 'Enter.', code: 'second_factor_required', challenge: 'c-1', factors }
    return Response.json(failure, { status: 401 })
  })
  checkStoredSession()
  return followStorage()
})

const open = () =>
  renderAt(
    '/login',
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>
  )

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'a long password')
  await press('Sign in')
}

const isOnDashboard = () =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard'))

test('a passkey signs in without a password', async () => {
  open()
  await press('Sign in with a passkey')
  await isOnDashboard()
  expect(sent).toEqual([
    { path: '/api/auth/passkey-questions', body: {} },
    { path: '/api/auth/passkey-sign-ins', body: { key: 'k-1', response: RESPONSE } },
  ])
})

test('a passkey that was not used is said, and the form stays', async () => {
  refuse()
  open()
  await press('Sign in with a passkey')
  expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used.')
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

test('a passkey follows the password, and a recovery code can replace it', async () => {
  open()
  await enterPassword()
  await press('Use a recovery code')
  expect(await screen.findByLabelText('Recovery code')).toBeTruthy()
  await press('Use a passkey')
  await press('Use passkey')
  await isOnDashboard()
  expect(sent.slice(1)).toEqual([
    { path: '/api/auth/passkey-questions', body: { challenge: 'c-1' } },
    {
      path: '/api/auth/passkey-sign-ins',
      body: { challenge: 'c-1', key: 'k-1', response: RESPONSE },
    },
  ])
})

test('a browser without passkeys offers none, and asks for a recovery code after the password', async () => {
  vi.stubGlobal('isSecureContext', false)
  open()
  await enterPassword()
  expect(await screen.findByLabelText('Recovery code')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
})
