import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { OwnPassword } from './own_password'

const REFUSED = { error: 'Your current password is wrong.', code: 'password_wrong' }

let sent: unknown[]
let refuses: boolean
let hasFactor: boolean

beforeEach(() => {
  sent = []
  refuses = false
  hasFactor = false
  vi.stubGlobal('fetch', async (path: string, { body, method }: RequestInit) => {
    if (path === '/api/auth/second-factor') return Response.json({ isOn: hasFactor })
    sent.push({ method, path, body: JSON.parse(String(body)) })
    const fields = [{ field: 'currentPassword', rule: REFUSED.code, message: REFUSED.error }]
    if (refuses) return Response.json({ ...REFUSED, requestId: 'r', fields }, { status: 422 })
    return Response.json({ success: true })
  })
})

async function change() {
  renderAt('/account', <OwnPassword />)
  await userEvent.type(await screen.findByLabelText('Current password'), 'the old one')
  await userEvent.type(screen.getByLabelText('New password'), 'a few unrelated words')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

test('the old and the new password are sent, and the fields are empty afterwards', async () => {
  await change()
  const body = { currentPassword: 'the old one', password: 'a few unrelated words' }
  await waitFor(() => expect(sent).toEqual([{ method: 'PUT', path: '/api/auth/password', body }]))
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveProperty('value', ''))
  expect(screen.getByLabelText('New password')).toHaveProperty('value', '')
})

test('a wrong old password is said beside its field, and nothing typed is lost or kept in the browser', async () => {
  refuses = true
  await change()
  await screen.findByText(REFUSED.error)
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'a few unrelated words')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('unrelated')
})

test('nothing is sent while a password is missing', async () => {
  renderAt('/account', <OwnPassword />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
  expect(await screen.findAllByText('Enter a password.')).toHaveLength(2)
  expect(sent).toEqual([])
})

test('with two-step sign-in a code is sent too', async () => {
  hasFactor = true
  renderAt('/account', <OwnPassword />)
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await userEvent.type(screen.getByLabelText('Current password'), 'the old one')
  await userEvent.type(screen.getByLabelText('New password'), 'a few unrelated words')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(sent).toMatchObject([{ body: { code: '123456' } }]))
})
