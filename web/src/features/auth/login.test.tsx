import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession, endSession, followStorage } from '@/lib/session/session'
import { renderAt } from '../../../tests/render'
import { tokenFor } from '../../../tests/token'
import { Component as LoginPage } from './pages/login_page'
import { withTexts } from './use_texts'

const answer = vi.fn<typeof fetch>()

beforeAll(withTexts(async () => {}))

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
  checkStoredSession()
  return followStorage()
})

function open(address = '/login') {
  renderAt(
    address,
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>
  )
}

async function send() {
  await userEvent.type(await screen.findByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'a long password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

const address = () => screen.getByTestId('address').textContent

test('a good sign-in stores the session and leads to the dashboard', async () => {
  const body = {
    token: tokenFor(9000),
    companyId: 'c1',
    id: 'u1',
    email: 'anna@example.org',
    isSuperAdmin: false,
  }
  answer.mockResolvedValue(new Response(JSON.stringify(body)))
  open()
  await send()
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(localStorage.getItem('companyId')).toBe('c1')
  expect(localStorage.getItem('userId')).toBe('u1')
  expect(localStorage.getItem('isSuperAdmin')).toBe('false')
  const headers = new Headers(answer.mock.calls[0]?.[1]?.headers)
  expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('who signs in in another tab is sent on in this one too', async () => {
  open()
  await screen.findByLabelText('Email')
  localStorage.setItem('token', tokenFor(9000))
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('a user whose session was ended sees the reason', async () => {
  endSession()
  open()
  expect(await screen.findByText('Your session has ended. Sign in again.')).toBeTruthy()
})

test('a refused sign-in shows the sentence of the server', async () => {
  const failure = { error: 'Email or password is wrong.', code: 'invalid_credentials' }
  answer.mockResolvedValue(new Response(JSON.stringify(failure), { status: 401 }))
  open()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Email or password is wrong.')
})

test('a failure without a sentence shows the general one', async () => {
  answer.mockResolvedValue(new Response('<html>', { status: 502 }))
  open()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred during login.')
})

const due = (challenge: string) => {
  const failure = { error: 'Enter the code.', code: 'second_factor_required', challenge }
  return new Response(JSON.stringify(failure), { status: 401 })
}

async function sendCode(code: string) {
  await userEvent.type(await screen.findByLabelText('Code'), code)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('after the right password a code is asked for where one is due', async () => {
  const body = { token: tokenFor(9000), companyId: 'c1', id: 'u1', email: 'a', isSuperAdmin: false }
  answer.mockResolvedValueOnce(due('c-1'))
  answer.mockResolvedValueOnce(new Response(JSON.stringify(body)))
  open()
  await send()
  const field = await screen.findByLabelText('Code')
  expect(document.activeElement).toBe(field)
  await sendCode('123456')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  const sent = JSON.parse(String(answer.mock.calls[1]?.[1]?.body))
  expect(sent).toEqual({ challenge: 'c-1', code: '123456' })
})

test('a wrong code is said, and the field can be used again', async () => {
  const failure = { error: 'This code is wrong.', code: 'code_wrong' }
  answer.mockResolvedValueOnce(due('c-1'))
  answer.mockResolvedValueOnce(new Response(JSON.stringify(failure), { status: 401 }))
  open()
  await send()
  await sendCode('000000')
  expect((await screen.findByRole('alert')).textContent).toBe('This code is wrong.')
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '000000')
})

test('when the challenge is over the password is asked for again, with the reason', async () => {
  const failure = { error: 'Enter your password again.', code: 'challenge_over' }
  answer.mockResolvedValueOnce(due('c-1'))
  answer.mockResolvedValueOnce(new Response(JSON.stringify(failure), { status: 401 }))
  open()
  await send()
  await sendCode('123456')
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Enter your password again.')
})

test('an empty form asks for both fields and sends nothing', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(screen.getByText('Enter your email address.')).toBeTruthy()
  expect(answer).not.toHaveBeenCalled()
})

test.each([
  ['a super admin', true, '/admin'],
  ['anyone else', false, '/dashboard'],
])('%s who is signed in already is sent on at once', async (_, isSuperAdmin, target) => {
  localStorage.setItem('token', tokenFor(9000, isSuperAdmin))
  checkStoredSession()
  open()
  await waitFor(() => expect(address()).toBe(target))
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'an address in the address, %s, leads nobody anywhere',
  async (evil) => {
    localStorage.setItem('token', tokenFor(9000))
    checkStoredSession()
    const names = ['redirect', 'next', 'returnTo', 'url']
    open(`/login?${new URLSearchParams(names.map((name) => [name, evil]))}`)
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(window.location.host).toBe('localhost:3000')
  }
)

test('a session that ended on a page leads back to that page', async () => {
  window.history.replaceState(null, '', '/invoices/new?client=c1')
  endSession()
  window.history.replaceState(null, '', '/')
  const body = { token: tokenFor(9000), companyId: 'c1', id: 'u1', email: '', isSuperAdmin: false }
  answer.mockResolvedValue(new Response(JSON.stringify(body)))
  open()
  await send()
  await waitFor(() => expect(address()).toBe('/invoices/new?client=c1'))
})
