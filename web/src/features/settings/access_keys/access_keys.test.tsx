import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { AccessKeys } from './access_keys'

const KEY = {
  _id: 'k1',
  name: 'Editor',
  beginning: 'kontor_pat_AbC123',
  scopes: ['time:read'],
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: '2027-11-01T09:00:00.000Z',
  isExpired: false,
  lastUsedAt: null,
  lastUsedBy: null,
}
const SECRET = 'kontor_pat_AbC123secret'

let sent: string[]
let isConfirmed: boolean

beforeEach(() => {
  sent = []
  isConfirmed = true
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET' && path.startsWith('/api/personal-tokens')) {
      return Response.json({ tokens: [KEY], scopes: ['time:read', 'time:write'] })
    }
    if (method === 'GET') return Response.json({ isOn: false, hasPasskeys: false })
    sent.push(`${method} ${path} ${body ?? ''}`)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (path === '/api/auth/confirmations') {
      isConfirmed = true
      return Response.json({ confirmedUntil: '2026-11-01T09:05:00.000Z' }, { status: 201 })
    }
    if (!isConfirmed) {
      const code = 'confirmation_required'
      return Response.json({ error: 'Confirm.', code, requestId: 'x' }, { status: 403 })
    }
    return Response.json({ ...KEY, token: SECRET }, { status: 201 })
  })
})

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 15_000 }))

async function fillIn() {
  renderAt('/account', <AccessKeys />)
  await press('Create key')
  await userEvent.type(await screen.findByLabelText('Name', {}, { timeout: 15_000 }), 'Skript')
  await userEvent.click(screen.getByLabelText('See tasks and hours'))
  const buttons = screen.getAllByRole('button', { name: 'Create access key' })
  await userEvent.click(buttons.at(-1)!)
}

const BODY = '{"name":"Skript","scopes":["time:read"],"days":90}'

test('a key is created and shown once, in a dialog that only a button closes', async () => {
  await fillIn()
  const field = await screen.findByDisplayValue(SECRET)
  expect(sent).toEqual([`POST /api/personal-tokens ${BODY}`])
  await userEvent.keyboard('{Escape}')
  expect(field.isConnected).toBe(true)
  await press('I have saved it')
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull())
})

test('the password is asked for first where the session is not confirmed', async () => {
  isConfirmed = false
  await fillIn()
  await userEvent.type(await screen.findByLabelText('Current password'), 'geheim')
  await press('Confirm')
  await screen.findByDisplayValue(SECRET)
  expect(sent.map((request) => request.split(' ')[1])).toEqual([
    '/api/personal-tokens',
    '/api/auth/confirmations',
    '/api/personal-tokens',
  ])
})

test('a key without a right is not sent', async () => {
  renderAt('/account', <AccessKeys />)
  await press('Create key')
  await userEvent.type(await screen.findByLabelText('Name', {}, { timeout: 15_000 }), 'Skript')
  await userEvent.click(screen.getAllByRole('button', { name: 'Create access key' }).at(-1)!)
  expect(await screen.findByText('Choose at least one right.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a key is revoked after a question', async () => {
  renderAt('/account', <AccessKeys />)
  await press('Revoke “Editor”')
  await press('Revoke')
  await waitFor(() => expect(sent).toEqual(['DELETE /api/personal-tokens/k1 ']))
})

test('the description of the API is one link away', async () => {
  renderAt('/account', <AccessKeys />)
  const link = await screen.findByRole('link', { name: 'Description of the API' })
  expect(link.getAttribute('href')).toBe('/api/docs')
})
