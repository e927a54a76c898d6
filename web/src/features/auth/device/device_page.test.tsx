import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { routeFor } from '@/app/pages'
import { checkStoredSession, followStorage } from '@/lib/session/session'
import { renderAt } from '../../../../tests/render'
import { tokenFor } from '../../../../tests/token'
import { device } from './feature'

const WAITING = {
  userCode: 'WDJB-MJHT',
  device: 'thinkpad',
  ipAddress: '203.0.113.7',
  isSameNetwork: false,
  requestedAt: '2026-11-29T09:30:00.000Z',
  company: 'Tischlerei Holz',
  email: 'anna@example.org',
}
const SIGNED_IN = { companyId: 'c1', id: 'u1', email: 'anna@example.org', isSuperAdmin: false }

/** Answers by path, each used up in turn; the last one stays. */
let answers: Record<string, Response[]>
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  sent = []
  answers = {
    '/api/auth/login': [Response.json({ ...SIGNED_IN, token: tokenFor(9000) })],
    '/api/auth/device-codes/show': [Response.json(WAITING)],
    '/api/auth/device-confirmations': [Response.json({ success: true })],
    '/api/auth/device-refusals': [Response.json({ success: true })],
    '/api/auth/second-factor': [Response.json({ isOn: false, hasPasskeys: false })],
    '/api/auth/confirmations': [Response.json({ confirmedUntil: '' }, { status: 201 })],
  }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    if (body) sent.push({ path, body: JSON.parse(String(body)) })
    const [next, ...rest] = answers[path] ?? []
    if (rest.length > 0) answers[path] = rest
    return next?.clone() ?? Response.json({ error: path, code: 'x' }, { status: 500 })
  })
  localStorage.clear()
  checkStoredSession()
  return followStorage()
})

function open(address = '/device?code=WDJB-MJHT') {
  const page = routeFor(device.routes[0]!, ['device', 'auth'])
  renderAt(
    address,
    <Routes>
      <Route path="/device" element={<page.Page />} />
      <Route path="*" element={null} />
    </Routes>
  )
}

function openSignedIn(address?: string) {
  localStorage.setItem('token', tokenFor(9000))
  checkStoredSession()
  open(address)
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('somebody who is not signed in signs in here first, and stays on the page', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Email'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'a long password')
  await click('Sign in')
  expect(await screen.findByLabelText('Code')).toHaveProperty('value', 'WDJB-MJHT')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.getByTestId('address').textContent).toBe('/device?code=WDJB-MJHT')
  expect(sent[0]?.body).toMatchObject({ email: 'anna@example.org', confirms: true })
})

test('the question names machine, network and company, and warns; nothing is allowed yet', async () => {
  openSignedIn()
  await click('Continue')
  const heading = await screen.findByRole('heading', { name: 'Allow this sign-in?' })
  expect(heading.parentElement?.contains(document.activeElement)).toBe(true)
  for (const text of ['WDJB-MJHT', 'thinkpad', '203.0.113.7', 'Tischlerei Holz']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  screen.getByText('Another one than for this browser')
  screen.getByText(/only if you have just entered “kontor.login” yourself/)
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/device-codes/show'])
})

test('allowing asks for the password once and then says that the terminal continues', async () => {
  const due = { error: 'Confirm first.', code: 'confirmation_required' }
  answers['/api/auth/device-confirmations']?.unshift(Response.json(due, { status: 403 }))
  openSignedIn()
  await click('Continue')
  await click('Allow sign-in')
  await userEvent.type(await screen.findByLabelText('Current password'), 'a long password')
  await click('Confirm')
  await screen.findByText(/The sign-in is allowed\./)
  const allowed = sent.filter(({ path }) => path === '/api/auth/device-confirmations')
  expect(allowed.map(({ body }) => body)).toEqual(Array(2).fill({ userCode: 'WDJB-MJHT' }))
})

test('refusing needs no password', async () => {
  openSignedIn()
  await click('Continue')
  await click('Refuse')
  await screen.findByText(/The sign-in is refused\./)
})

test('a code that is not valid is said at the field, which can be used again', async () => {
  const failure = { error: 'This code is not valid.', code: 'device_code_not_valid' }
  answers['/api/auth/device-codes/show']?.unshift(Response.json(failure, { status: 404 }))
  openSignedIn('/device')
  await userEvent.type(await screen.findByLabelText('Code'), 'bcdf ghjk')
  await click('Continue')
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not valid.')
  await click('Continue')
  await waitFor(() => screen.getByRole('heading', { name: 'Allow this sign-in?' }))
})

test('without a code nothing is sent', async () => {
  openSignedIn('/device')
  await click('Continue')
  screen.getByText('Enter the code from your terminal.')
  expect(sent).toEqual([])
})
