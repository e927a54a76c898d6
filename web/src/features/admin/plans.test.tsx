import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Plans } from './components/settings/plans'
import { Component as CompanyPage } from './pages/company_page'
import type { Plan } from './plans'

afterEach(() => vi.unstubAllGlobals())

const small: Plan = {
  _id: 'p1',
  name: 'Small',
  members: 5,
  clients: null,
  invoicesPerMonth: 1200,
  storageBytes: 1_500_000_000,
  isDefault: true,
  companyCount: 1,
}

const company = {
  _id: 'c1',
  name: 'Brandt GmbH',
  email: 'info@brandt.test',
  status: 'active',
  plan: 'Basic',
  language: 'de',
  createdAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  userCount: 3,
  hints: [],
  questions: [],
  notes: [],
  people: [],
  timeline: [],
  planUsage: null as object | null,
}

const usage = [
  { limit: 'members', used: 3, allowed: 5 },
  { limit: 'clients', used: 12, allowed: null },
  { limit: 'invoicesPerMonth', used: 1201, allowed: 1200 },
  { limit: 'storageBytes', used: 400_000, allowed: 1_500_000_000 },
]

/** Answers reads by the end of their path and keeps what is sent. */
function serve(answers: Record<string, unknown>) {
  const sent: [method: string, path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      sent.push([method, path, body && JSON.parse(String(body))])
      return Response.json({ plan: null })
    }
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))
    return Response.json(found?.[1] ?? [])
  })
  return sent
}

const openCompany = () =>
  renderAt(
    '/admin/company/c1',
    <Routes>
      <Route path="/admin/company/:companyId" element={<CompanyPage />} />
    </Routes>
  )

test('a plan is added with the limits that are filled in; the others are unlimited', async () => {
  const sent = serve({ '/api/admin/plans': [] })
  renderAt('/admin/settings', <Plans />)
  expect(await screen.findByText('No plan yet. Nothing is limited.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add plan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add plan' })
  const save = within(dialog).getByRole('button', { name: 'Save' })
  await userEvent.type(within(dialog).getByLabelText('People'), '0')
  await userEvent.click(save)
  expect(within(dialog).getByText('Enter a name.')).toBeTruthy()
  expect(within(dialog).getByText('Enter a whole number from 1, or nothing.')).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.type(within(dialog).getByLabelText('Name'), ' Small ')
  await userEvent.clear(within(dialog).getByLabelText('People'))
  await userEvent.type(within(dialog).getByLabelText('People'), '5')
  await userEvent.type(within(dialog).getByLabelText('Storage for files in MB'), '1,500')
  await userEvent.click(save)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    'POST',
    '/api/admin/plans',
    {
      name: 'Small',
      members: 5,
      clients: null,
      invoicesPerMonth: null,
      storageBytes: 1_500_000_000,
      isDefault: false,
    },
  ])
})

test('a plan is listed with its limits, changed with the present ones, and deleted after a question', async () => {
  const sent = serve({ '/api/admin/plans': [small] })
  renderAt('/admin/settings', <Plans />)
  expect(
    await screen.findByText('5 people · 1,200 invoices per month · 1.5 GB for files')
  ).toBeTruthy()
  expect(screen.getByText('1 company')).toBeTruthy()
  expect(screen.getByText('For new companies')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Edit plan: Small' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit plan' })
  await userEvent.type(within(dialog).getByLabelText('Clients'), '80')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'PUT',
        '/api/admin/plans/p1',
        {
          name: 'Small',
          members: 5,
          clients: 80,
          invoicesPerMonth: 1200,
          storageBytes: 1_500_000_000,
          isDefault: true,
        },
      ],
    ])
  )

  await userEvent.click(screen.getByRole('button', { name: 'Delete plan: Small' }))
  const question = await screen.findByRole('dialog', { name: 'Delete the plan Small?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent[1]?.slice(0, 2)).toEqual(['DELETE', '/api/admin/plans/p1']))
})

test('without plans the page of a company says nothing about them', async () => {
  serve({ '/api/admin/companies/c1': company, '/api/admin/plans': [] })
  openCompany()
  expect(await screen.findByText('Basic')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Plan' })).toBeNull()
  expect(screen.queryByText('Plan at sign-up')).toBeNull()
})

test('the page of a company shows what is used of its plan and takes it', async () => {
  const planUsage = { _id: 'p1', name: 'Small', usage }
  const sent = serve({
    '/api/admin/companies/c1': { ...company, planUsage },
    '/api/admin/plans': [small],
  })
  openCompany()
  expect(await screen.findByText('3 of 5')).toBeTruthy()
  expect(screen.getByText('12, unlimited')).toBeTruthy()
  expect(screen.getByText('1,201 of 1,200')).toBeTruthy()
  expect(screen.getByText('0.4 MB of 1.5 GB')).toBeTruthy()
  expect(screen.getByText('Plan at sign-up')).toBeTruthy()
  await userEvent.click(screen.getByRole('combobox', { name: 'Plan' }))
  await userEvent.click(await screen.findByRole('option', { name: 'No plan, nothing is limited' }))
  await waitFor(() =>
    expect(sent).toEqual([['PUT', '/api/admin/companies/c1/plan', { planId: null }]])
  )
})

test('a plan is given on the page of a company', async () => {
  const sent = serve({ '/api/admin/companies/c1': company, '/api/admin/plans': [small] })
  openCompany()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Plan' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Small' }))
  await waitFor(() =>
    expect(sent).toEqual([['PUT', '/api/admin/companies/c1/plan', { planId: 'p1' }]])
  )
})
