import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Applications } from './components/applications/applications'

const rows = ['Brandt GmbH', 'Spam Ltd', 'Çelik'].map((name, index) => ({
  _id: `c${index}`,
  name,
  email: `info${index}@firm.test`,
  status: 'pending',
  plan: 'Basic',
  createdAt: '2026-11-20T10:00:00.000Z',
  addressConfirmedAt: null,
  hints: [],
}))

let sent: [path: string, body: object][]
let refused: object[]

beforeEach(() => {
  sent = []
  refused = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(rows, { headers: { 'x-total-count': '3' } })
    const { ids } = JSON.parse(String(body))
    sent.push([path, JSON.parse(String(body))])
    const done = ids.slice(refused.length).map((_id: string) => ({ _id }))
    return Response.json({ done, refused })
  })
})

const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
const inBar = (name: string) =>
  userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name }))

test('the selected applications are rejected with one reason', async () => {
  renderAt('/admin', <Applications />)
  await tick('Brandt GmbH')
  await tick('Spam Ltd')
  await inBar('Reject')
  const dialog = await screen.findByRole('dialog', { name: 'Reject 2 applications' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(within(dialog).getByText('Enter the reason.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'No register entry')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(sent).toEqual([
      ['/api/admin/companies/batch/reject', { ids: ['c0', 'c1'], reason: 'No register entry' }],
    ])
  )
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})

test('all are approved after one question; those that did not go through are named', async () => {
  refused = [{ _id: 'c0', code: 'company_already_decided', error: 'Already decided.' }]
  renderAt('/admin', <Applications />)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await inBar('Approve')
  const dialog = await screen.findByRole('dialog', { name: 'Approve 3 applications?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  const result = await screen.findByRole('dialog', { name: '1 failed' })
  expect(result.textContent).toContain('2 companies are approved.')
  expect(result.textContent).toContain('Brandt GmbH Already decided.')
  expect(sent).toEqual([['/api/admin/companies/batch/approve', { ids: ['c0', 'c1', 'c2'] }]])
})

test('the key x selects the application under the cursor', async () => {
  renderAt('/admin', <Applications />)
  const box = await screen.findByRole('checkbox', { name: 'Select Spam Ltd' })
  await userEvent.keyboard('jx')
  expect((box as HTMLInputElement).checked).toBe(true)
  await userEvent.keyboard('x')
  expect((box as HTMLInputElement).checked).toBe(false)
})
