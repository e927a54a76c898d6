import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component as AssetsPage } from './pages/assets_page'

const CAMERA = {
  _id: 'a1',
  name: 'Camera',
  kind: 'camera',
  date: '2026-03-10',
  currency: 'EUR',
  cost: 840,
  method: 'linear',
  lifeMonths: 84,
  expense: null,
  disposedDate: null,
  disposal: null,
  note: '',
  year: '2026',
  depreciation: 100,
  bookValue: 740,
  version: 3,
}
const PURCHASE = {
  _id: 'e1',
  number: 'EB-1',
  vendor: 'Desks Ltd',
  date: '2026-02-01',
  currency: 'EUR',
  category: 'equipment',
  description: 'Desk',
  cost: 1300,
}
const KINDS = [
  { kind: 'computer', lifeMonths: 12, source: 'BMF', isDigital: true },
  { kind: 'furniture', lifeMonths: 156, source: 'AfA', isDigital: false },
]

let sent: { path: string; method: string; body: unknown }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body, method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json(answerTo(path))
    sent.push({ path, method, body: body ? JSON.parse(String(body)) : undefined })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json(CAMERA, { status: 200 })
  })
})

function answerTo(path: string) {
  if (path === '/api/auth/me') return { id: 'u1', role: 'owner', isEmployee: false }
  if (path.startsWith('/api/settings')) return { companyInfo: {}, preferences: { currency: 'EUR' } }
  if (path.startsWith('/api/asset-kinds')) return KINDS
  if (path.startsWith('/api/asset-purchases')) return [PURCHASE]
  if (path.startsWith('/api/asset-pools')) return []
  if (path.startsWith('/api/assets')) return [CAMERA]
  return []
}

test('an expense that is not in the register begins the form of its asset', async () => {
  renderAt('/assets?new=1&from=e1', <AssetsPage />)
  expect(await screen.findByDisplayValue('Desk')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'furniture')
  expect(screen.getByPlaceholderText('156')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/api/assets',
    body: { kind: 'furniture', cost: '1300', lifeMonths: null, expenseId: 'e1', method: 'linear' },
  })
})

test('the pool of a year is chosen by its switch', async () => {
  renderAt('/assets?year=2025', <AssetsPage />)
  await userEvent.click(await screen.findByRole('switch', { name: /Pool for 2025/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: '/api/asset-pools', body: { year: '2025' } })
})

test('a disposal is recorded with its day, reason and version', async () => {
  renderAt('/assets', <AssetsPage />)
  await userEvent.click(await screen.findByRole('button', { name: /Camera/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Record disposal' }))
  const dialog = await screen.findByRole('dialog', { name: 'Disposal of Camera' })
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'scrapped')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record disposal' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/api/assets/a1/disposal',
    body: { disposal: 'scrapped', version: 3 },
  })
})
