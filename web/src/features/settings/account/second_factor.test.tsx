import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { SecondFactor } from './second_factor'

const CODES = ['aaaaaa-bbbbbb-cccccc-dddddd', 'eeeeee-ffffff-gggggg-hhhhhh']

let sent: string[]
let isOn: boolean
let hasPasskeys: boolean
let isConfirmed: boolean

beforeEach(() => {
  sent = []
  isOn = false
  hasPasskeys = false
  isConfirmed = false
  URL.createObjectURL = () => 'blob:qr'
  URL.revokeObjectURL = () => {}
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET') {
      const since = '2026-11-01T09:00:00.000Z'
      return Response.json({ isOn, since, hasPasskeys, recoveryCodesLeft: 2 })
    }
    sent.push(`${method} ${path}`)
    if (path === '/api/auth/confirmations') {
      isConfirmed = true
      return Response.json({ confirmedUntil: '2026-11-01T09:05:00.000Z' }, { status: 201 })
    }
    if (!isConfirmed) {
      return Response.json({ error: 'Confirm.', code: 'confirmation_required' }, { status: 403 })
    }
    if (path.endsWith('/activate')) return Response.json({ recoveryCodes: CODES }, { status: 201 })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://x', qr: '<svg/>' })
  })
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function confirm() {
  await userEvent.type(await screen.findByLabelText('Current password'), 'the password')
  await press('Confirm')
}

test('it is set up after the password, with one right code, and the recovery codes are shown once', async () => {
  renderAt('/account', <SecondFactor />)
  await press('Set up app')
  await confirm()
  await screen.findByText('ABCD EFGH IJKL MNOP')
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  await press('Turn on')
  await screen.findByText(CODES[0]!)
  isOn = true
  await press('I have saved them')
  await screen.findByText('2 recovery codes left')
  expect(screen.queryByText(CODES[0]!)).toBeNull()
  expect(sent).toEqual([
    'POST /api/auth/second-factor',
    'POST /api/auth/confirmations',
    'POST /api/auth/second-factor',
    'POST /api/auth/second-factor/activate',
  ])
})

test('it is turned off after password and code, and not when the question is cancelled', async () => {
  isOn = true
  renderAt('/account', <SecondFactor />)
  await press('Remove app')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull())
  expect(sent).toEqual(['DELETE /api/auth/second-factor'])

  await press('Remove app')
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  await confirm()
  await waitFor(() =>
    expect(sent.slice(1)).toEqual([
      'DELETE /api/auth/second-factor',
      'POST /api/auth/confirmations',
      'DELETE /api/auth/second-factor',
    ])
  )
})

test('somebody with a passkey is offered it first, others begin at the password', async () => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
  const begins = async (field: Element) => {
    expect([...document.querySelectorAll('[data-autofocus]')]).toEqual([field])
    await waitFor(() => expect(document.activeElement).toBe(field))
  }
  const view = renderAt('/account', <SecondFactor />)
  await press('Set up app')
  await begins(await screen.findByLabelText('Current password'))
  view.unmount()

  hasPasskeys = true
  renderAt('/account', <SecondFactor />)
  await press('Set up app')
  await begins(await screen.findByRole('button', { name: 'Confirm with a passkey' }))
})
