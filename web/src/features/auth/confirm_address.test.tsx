import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component as ConfirmAddressPage } from './pages/confirm_address_page'
import { withTexts } from './use_texts'

let sent: unknown[]
let purpose: string
let isOver: boolean

beforeAll(withTexts(async () => {}))
beforeEach(() => {
  sent = []
  purpose = 'address_change'
  isOver = false
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (isOver) {
      return Response.json({ error: 'This link has expired.', code: 'x' }, { status: 404 })
    }
    if (path === '/api/auth/links/show') {
      return Response.json({ purpose, email: 'next@example.org' })
    }
    sent.push({ path, body: JSON.parse(String(body)) })
    return Response.json({ purpose })
  })
})

const open = (address = '/confirm-address/an-id#a-key') =>
  renderAt(
    address,
    <Routes>
      <Route path="/confirm-address/:token" element={<ConfirmAddressPage />} />
    </Routes>
  )

test('a link says what it changes, and one button does it', async () => {
  open()
  expect(await screen.findByText(/next@example\.org/)).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Use this address' }))
  await screen.findByText('You sign in with your new address from now on.')
  const body = { id: 'an-id', token: 'a-key' }
  expect(sent).toEqual([{ path: '/api/auth/address-links', body }])
})

test('the link in the notice objects', async () => {
  purpose = 'address_objection'
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Object' }))
  await screen.findByText(/All devices are signed out/)
})

test.each([
  ['a used link', '/confirm-address/an-id#a-key', true, 'This link has expired.'],
  ['an address without its secret', '/confirm-address/an-id', false, /not complete/],
])('%s has no button', async (_, address, over, said) => {
  isOver = over
  open(address)
  await screen.findByText(said)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use this address' })).toBeNull())
})
