import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../../tests/render'
import { tokenFor } from '../../../tests/token'
import { Component as LoginPage } from './pages/login_page'
import { Component as RegisterPage } from './pages/register_page'
import { Component as ResetPasswordPage } from './pages/reset_password_page'
import { withTexts } from './use_texts'

const GONE = { error: 'This link is no longer valid.', code: 'link_not_valid', requestId: 'r-1' }
const PASSWORD = 'seven blue chairs'

let preview: () => Response
let sent: { path: string; body: unknown }[]
let asked: unknown[]
let alerts: unknown[]

beforeAll(withTexts(async () => {}))

beforeEach(() => {
  sent = []
  asked = []
  alerts = []
  vi.stubGlobal('alert', (text: unknown) => alerts.push(text))
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path === '/api/auth/links/show') {
      asked.push(JSON.parse(body))
      return preview()
    }
    sent.push({ path, body: JSON.parse(body) })
    return Response.json({ message: 'done' }, { status: 201 })
  })
})

const open = (address: string) =>
  renderAt(
    address,
    <Routes>
      <Route path="/reset-password/:token" element={<ResetPasswordPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="*" element={null} />
    </Routes>
  )

test('the link of the first start asks for an address too and makes the super admin', async () => {
  preview = () => Response.json({ purpose: 'setup' })
  open('/reset-password/an-id#first-key')
  await userEvent.type(await screen.findByLabelText('Email'), 'boss@example.org')
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Create the account' }))
  const body = { id: 'an-id', token: 'first-key', email: 'boss@example.org', password: PASSWORD }
  await waitFor(() => expect(sent).toEqual([{ path: '/api/auth/setup', body }]))
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe('/superadmin/login')
})

test('the link of a forgotten password asks for a password alone', async () => {
  preview = () => Response.json({ purpose: 'password_reset' })
  open('/reset-password/an-id#a-key')
  await userEvent.type(await screen.findByLabelText('New password'), PASSWORD)
  expect(screen.queryByLabelText('Email')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  const body = { id: 'an-id', token: 'a-key', password: PASSWORD }
  await waitFor(() => expect(sent).toEqual([{ path: '/api/auth/reset-password', body }]))
})

test('a link that is used up says so before anybody has thought of a password', async () => {
  preview = () => Response.json(GONE, { status: 404 })
  open('/reset-password/an-id#a-key')
  await screen.findByText(GONE.error)
  expect(screen.queryByLabelText('New password')).toBeNull()
  await screen.findByRole('link', { name: 'Request a new link' })
})

test('when nobody can say what a link opens, a password can be chosen all the same', async () => {
  preview = () => Response.json({ ...GONE, code: 'database_away' }, { status: 503 })
  open('/reset-password/an-id#a-key')
  await screen.findByLabelText('New password')
})

test('an invitation knows the invited address, names the company and leads to a sign-in that knows it too', async () => {
  preview = () =>
    Response.json({ purpose: 'invitation', email: 'jana@example.org', companyName: 'Nordwind' })
  open('/register#an-invitation')
  await screen.findByText('Your account at Nordwind.')
  expect(asked).toEqual([{ token: 'an-invitation' }])
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'jana@example.org')
  await userEvent.type(screen.getByLabelText('Name'), 'Jana')
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD)
  await userEvent.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'))
  const body = { name: 'Jana', email: 'jana@example.org', password: PASSWORD }
  expect(sent).toEqual([{ path: '/api/auth/register', body: { ...body, token: 'an-invitation' } }])
  expect(alerts).toEqual(['Registration successful'])
  await screen.findByText('The invitation is accepted. Sign in to start.')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'jana@example.org')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test('the secret is sent with the id and gone from the address bar', async () => {
  preview = () => Response.json({ purpose: 'password_reset' })
  open('/reset-password/an-id#a-key')
  await screen.findByLabelText('New password')
  expect(asked).toEqual([{ id: 'an-id', token: 'a-key' }])
  expect(screen.getByTestId('address').textContent).toBe('/reset-password/an-id')
})

test('without its secret a link asks nobody and says what to do', async () => {
  open('/reset-password/an-id')
  await screen.findByText(/^Open the link from the email again/)
  expect(asked).toEqual([])
  expect(screen.queryByLabelText('New password')).toBeNull()
})

const INVITATION = {
  purpose: 'invitation',
  name: 'Besa',
  email: 'besa@example.org',
  companyName: 'Verein',
}

test('an invited person with an account is led through the sign-in back to the invitation', async () => {
  preview = () => Response.json(INVITATION)
  open('/register#invited-key')
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
  expect(screen.getByTestId('address').textContent).toBe('/login')
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
})

test('an invited person who is signed in accepts with that account and goes on in the company', async () => {
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  localStorage.setItem('token', tokenFor(9000, false, 'user in Alpha'))
  localStorage.setItem('userEmail', 'besa@example.org')
  checkStoredSession()
  preview = () => Response.json(INVITATION)
  open('/register#invited-key')
  await screen.findByText(/You are signed in as besa@example.org/)
  expect(screen.queryByLabelText('Password')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Accept invitation' }))
  await waitFor(() =>
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/auth/memberships',
      '/api/auth/company-switches',
    ])
  )
  expect(sent[0]?.body).toEqual({ token: 'invited-key' })
  load.mockRestore()
})
