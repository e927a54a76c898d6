import { Notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { plugInAuthenticator, QUESTION } from '../../../../tests/authenticator'
import { renderAt } from '../../../../tests/render'
import { Passkeys } from './passkeys'

const OFFER = { ...QUESTION, user: { id: 'AAAA', name: 'anna', displayName: 'Anna' } }

const LAPTOP = {
  _id: 'p1',
  name: 'Laptop',
  isBackedUp: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: null,
}

let sent: string[]
let address: string | null
let refuse: () => void

beforeEach(() => {
  sent = []
  address = location.origin
  refuse = plugInAuthenticator()
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ address, passkeys: [LAPTOP] })
    sent.push(`${method} ${path} ${body ?? ''}`)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (path === '/api/auth/passkey-offers') return Response.json(OFFER, { status: 201 })
    if (path === '/api/auth/passkeys') {
      return Response.json({ passkey: LAPTOP, recoveryCodes: ['aaaaaa-bbbbbb'] }, { status: 201 })
    }
    return Response.json({ ...LAPTOP, name: 'Büro' })
  })
})

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

test('a passkey is made by the browser, and the first recovery codes are shown', async () => {
  renderAt('/account', <Passkeys />)
  await press('Add passkey')
  await screen.findByText('aaaaaa-bbbbbb', {}, { timeout: 15_000 })
  expect(sent.map((request) => request.split(' ')[1])).toEqual([
    '/api/auth/passkey-offers',
    '/api/auth/passkeys',
  ])
})

test('nothing is stored when the browser made none', async () => {
  refuse()
  renderAt(
    '/account',
    <>
      <Passkeys />
      <Notifications />
    </>
  )
  await press('Add passkey')
  await screen.findByText(/No passkey was used/, {}, { timeout: 15_000 })
  expect(sent).toHaveLength(1)
})

test('a passkey is renamed, and removed after a question', async () => {
  renderAt('/account', <Passkeys />)
  await press('Rename “Laptop”')
  const field = await screen.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, 'Büro')
  await press('Rename')
  await waitFor(() => expect(sent).toEqual(['PUT /api/auth/passkeys/p1 {"name":"Büro"}']))
  await press('Remove “Laptop”')
  await press('Remove')
  await waitFor(() => expect(sent[1]).toBe('DELETE /api/auth/passkeys/p1 '))
})

test.each([
  [null, /only where Kontor has a name and HTTPS/],
  ['https://kontor.example', /Passkeys work at https:\/\/kontor.example/],
])('where the address is %s the page explains it and offers no button', async (where, text) => {
  address = where
  renderAt('/account', <Passkeys />)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull()
})
