import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component as WebhookPage } from './pages/webhook_page'
import { Component as WebhooksPage } from './pages/webhooks_page'

const HOOK = {
  _id: 'w1',
  url: 'https://example.com/hooks?key=1',
  description: '',
  events: ['invoice.issued', 'invoice.paid'],
  isActive: false,
  secretEnd: 'abc=',
  formerSecretUntil: null,
  failingSince: null,
  offBecause: 'gone',
  createdAt: '2026-11-01T09:00:00.000Z',
}
const DELIVERY = {
  _id: 'd1',
  eventId: 'e1',
  type: 'invoice.paid',
  state: 'failed',
  attempts: 7,
  status: 500,
  duration: 12,
  failure: 'status',
  createdAt: '2026-11-01T09:00:00.000Z',
  attemptedAt: '2026-11-02T09:00:00.000Z',
  nextAttemptAt: null,
  replayedAt: null,
}
const EVENTS = ['invoice.issued', 'invoice.paid', 'client.created']
const SECRET = 'whsec_c2VjcmV0'

let sent: string[]
let hooks: object[]

beforeEach(() => {
  sent = []
  hooks = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET' && path === '/api/webhooks') {
      return Response.json({ endpoints: hooks, events: EVENTS, most: 10 })
    }
    if (method === 'GET' && path.startsWith('/api/webhooks/w1/deliveries/d1')) {
      return Response.json({ ...DELIVERY, body: '{"id":"e1"}', answer: 'out of order' })
    }
    if (method === 'GET' && path.startsWith('/api/webhooks/w1/deliveries')) {
      return Response.json([DELIVERY])
    }
    if (method === 'GET' && path === '/api/webhooks/w1') return Response.json(HOOK)
    if (method === 'GET') return Response.json({ isOn: false, hasPasskeys: false })
    sent.push(`${method} ${path} ${body ?? ''}`)
    return Response.json({ ...HOOK, secret: SECRET }, { status: 201 })
  })
})

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 15_000 }))

test('a webhook is added with the events of a kind, and its secret is shown once', async () => {
  renderAt('/webhooks', <WebhooksPage />)
  await press('Add webhook')
  const field = await screen.findByLabelText('Address', {}, { timeout: 15_000 })
  await userEvent.type(field, 'https://example.com/x')
  await userEvent.click(screen.getByLabelText('Invoices'))
  await userEvent.click(screen.getByLabelText('Invoices: issued'))
  const buttons = screen.getAllByRole('button', { name: 'Add webhook' })
  await userEvent.click(buttons.at(-1)!)
  const secret = await screen.findByDisplayValue(SECRET)
  expect(sent).toEqual([
    'POST /api/webhooks {"url":"https://example.com/x","description":"","events":["invoice.paid"],"isActive":true}',
  ])
  await userEvent.keyboard('{Escape}')
  expect(secret.isConnected).toBe(true)
})

test('a webhook without an event is not sent', async () => {
  renderAt('/webhooks', <WebhooksPage />)
  await press('Add webhook')
  const field = await screen.findByLabelText('Address', {}, { timeout: 15_000 })
  await userEvent.type(field, 'https://example.com/x')
  await userEvent.click(screen.getAllByRole('button', { name: 'Add webhook' }).at(-1)!)
  expect(await screen.findByText('Choose at least one event.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('the list shows the receiver without the rest of its address, and why it is off', async () => {
  hooks = [HOOK]
  renderAt('/webhooks', <WebhooksPage />)
  await screen.findByText('example.com')
  expect(screen.queryByText(/key=1/)).toBeNull()
  expect(screen.getByText('Switched off by the receiver')).toBeTruthy()
})

test('the log says how a delivery failed, and shows what was sent and answered', async () => {
  renderAt(
    '/webhooks/w1',
    <Routes>
      <Route path="/webhooks/:id" element={<WebhookPage />} />
    </Routes>
  )
  const link = await screen.findByRole('link', { name: 'invoice.paid' }, { timeout: 15_000 })
  expect(screen.getByText(/Answer 500/)).toBeTruthy()
  await userEvent.click(link)
  await waitFor(() => expect(screen.getByText('out of order')).toBeTruthy(), { timeout: 15_000 })
  const again = screen.getByRole('button', { name: 'Send again' })
  expect(again.hasAttribute('disabled')).toBe(true)
})
