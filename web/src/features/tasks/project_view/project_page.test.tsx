import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { today } from '@/lib/time/days'
import { mondayOf } from '@/lib/time/weeks'
import { BUDGET, HOUR, HOURS, PROJECT, UNBILLED, WEEK } from '../../../../tests/project_answers'
import { renderAt } from '../../../../tests/render'
import { Component } from '../pages/project_page'

let answers: Record<string, unknown>
let asked: string[]
let addresses: string[]

beforeEach(() => {
  asked = []
  addresses = []
  answers = {
    '/api/auth/me': { name: 'Jonas', role: 'owner', isEmployee: false },
    '/api/projects/p1': { ...PROJECT, currency: 'EUR', lead: null, budgetHours: 80 },
    '/api/projects/p1/budget': BUDGET,
    '/api/unbilled-hours': [UNBILLED],
    '/api/time-report': WEEK,
    '/api/tasks/my-tasks': { tasks: [] },
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.split('?')[0] ?? ''
    asked.push(path)
    addresses.push(address)
    return Response.json(answers[path] ?? [])
  })
})

const open = () =>
  renderAt(
    '/projects/p1/',
    <Routes>
      <Route path="/projects/:id/" element={<Component />} />
    </Routes>
  )

const hero = () => screen.findByRole('region', { name: 'Billing' })
const budget = () => screen.findByRole('region', { name: 'Budget' })

test('the unbilled amount of a project comes first, with the button that bills it', async () => {
  open()
  await screen.findByText('€1,240.00')
  const part = within(await hero())
  expect((await hero()).textContent).toContain('not yet billed · 15:30 h at €80.00')
  await userEvent.click(part.getByRole('button', { name: 'Bill' }))
  expect(await screen.findByRole('dialog', { name: 'Bill hours' })).toBeTruthy()
})

test('hours that rounding changes are shown beside those that were tracked', async () => {
  answers['/api/unbilled-hours'] = [{ ...UNBILLED, seconds: 14.75 * HOUR }]
  open()
  await screen.findByText('€1,240.00')
  expect((await hero()).textContent).toContain('15:30 h at €80.00 · 14:45 h tracked')
})

test('the budget is a figure, a forecast and a table of its days', async () => {
  open()
  const part = within(await budget())
  expect((await budget()).textContent).toContain('62:30 hof 80:00 h78%')
  expect(part.getByText(/17:30 h left\. Used up on 14\.01\.2027/)).toBeTruthy()
  await userEvent.click(part.getByText('As a table'))
  const rows = within(part.getByRole('table', { name: 'As a table' })).getAllByRole('row')
  expect(rows[1]?.textContent).toBe('29.11.202622:30 h62:30 h78%')
})

test('a budget that was passed says since when and by how much', async () => {
  answers['/api/projects/p1/budget'] = {
    ...BUDGET,
    hours: {
      ...HOURS,
      budget: 50,
      left: -12.5,
      percent: 125,
      usedUpOn: null,
      passedOn: '2026-11-20',
    },
  }
  open()
  const part = within(await budget())
  expect((await budget()).textContent).toContain('62:30 hof 50:00 h125%')
  expect(part.getByText(/12:30 h over the budget\. Used up since 20\.11\.2026\./)).toBeTruthy()
})

test('of two budgets the one that is nearer to its end is shown first', async () => {
  answers['/api/projects/p1/budget'] = {
    ...BUDGET,
    money: { ...HOURS, budget: 5500, used: 5000, left: 500, percent: 90 },
  }
  open()
  const part = within(await budget())
  expect(part.getByRole('button', { name: 'Money' }).getAttribute('aria-pressed')).toBe('true')
  expect((await budget()).textContent).toContain('€5,000.00of €5,500.0090%')
  await userEvent.click(part.getByRole('button', { name: 'Hours' }))
  expect((await budget()).textContent).toContain('62:30 hof 80:00 h78%')
})

test('a budget in money of a project without a client says why it stays unused', async () => {
  answers['/api/projects/p1'] = { ...PROJECT, currency: 'EUR', lead: null, client: null }
  answers['/api/projects/p1/budget'] = {
    ...BUDGET,
    hours: null,
    money: { ...HOURS, budget: 5500, used: 0, left: 5500, percent: 0, usedUpOn: null },
  }
  open()
  const part = within(await budget())
  expect(part.getByText(/€5,500\.00 left\. Without a client, time has no price/)).toBeTruthy()
  expect(part.queryByText(/No forecast/)).toBeNull()
})

test('a project without a budget shows its hours, and where a budget is set', async () => {
  answers['/api/projects/p1/budget'] = { ...BUDGET, hours: null }
  open()
  const region = await screen.findByRole('region', { name: 'Tracked hours' })
  const part = within(region)
  expect(region.textContent).toContain('62:30 hno budget')
  const link = part.getByRole('link', { name: 'Set a budget' })
  expect(link.getAttribute('href')).toBe('/projects/p1/edit')
})

test('a finished project with nothing to bill has no button, and says so', async () => {
  answers['/api/unbilled-hours'] = []
  answers['/api/projects/p1'] = { ...PROJECT, status: 'done' }
  open()
  await screen.findByText('tracked, nothing to bill')
  const part = within(await hero())
  expect(part.queryByRole('button')).toBeNull()
  expect(part.getByText('62:30 h')).toBeTruthy()
  expect(screen.getAllByText('Done').length).toBeGreaterThan(0)
})

test('hours without a rate are named as such and lead to the rate', async () => {
  answers['/api/unbilled-hours'] = [{ ...UNBILLED, rates: [], amounts: [] }]
  open()
  await screen.findByText(/tracked without an hourly rate/)
  const part = within(await hero())
  expect(part.getByText('15:30 h')).toBeTruthy()
  expect(part.getByRole('link', { name: 'Set a rate' })).toBeTruthy()
  expect(part.queryByRole('button')).toBeNull()
})

test('hours that an estimate pays for are not offered for billing', async () => {
  answers['/api/unbilled-hours'] = [{ ...UNBILLED, isCovered: true }]
  open()
  await screen.findByText('covered by the estimate')
  const part = within(await hero())
  expect(part.queryByRole('button')).toBeNull()
})

test('a project without a client has hours and nothing to bill', async () => {
  answers['/api/unbilled-hours'] = []
  answers['/api/projects/p1'] = { ...PROJECT, client: null }
  open()
  await screen.findByText('tracked, without a client')
  expect(within(await hero()).getByText('62:30 h')).toBeTruthy()
})

test('a new project says that no time has been tracked, and draws nothing', async () => {
  answers['/api/unbilled-hours'] = []
  answers['/api/projects/p1'] = { ...PROJECT, trackedSeconds: 0 }
  answers['/api/projects/p1/budget'] = { ...BUDGET, hours: null, course: [] }
  answers['/api/time-report'] = { seconds: 0, billableSeconds: 0, groups: [] }
  open()
  expect((await hero()).textContent).toBe('No time has been tracked yet')
  await screen.findByText('0:00 h')
  expect(screen.queryByRole('region', { name: /Budget|Tracked/ })).toBeNull()
})

test('the week shows each day, and the members with their hours', async () => {
  open()
  const week = within(await screen.findByRole('region', { name: 'This week' }))
  expect(week.getByRole('link', { name: 'Monday: 6:00 h' }).getAttribute('href')).toBe(
    `/projects/p1/?tab=time&from=${mondayOf(today())}&to=${mondayOf(today())}`
  )
  const members = within(await screen.findByRole('region', { name: 'Members' }))
  const rows = members.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['MLMara Lindholm6:00 h', 'TBTim Berger'])
})

test('on a phone the tasks follow what can be billed, and budget, week and members are a tab', async () => {
  const query = (media: string) => ({
    matches: media.startsWith('(max-width'),
    media,
    addEventListener() {},
    removeEventListener() {},
  })
  vi.stubGlobal('matchMedia', query)
  onTestFinished(() => void vi.unstubAllGlobals())
  open()
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Tasks',
    'Progress',
    'Time entries',
    'Expenses',
    'Invoices',
    'Notes',
    'Details',
  ])
  await hero()
  expect(screen.queryByRole('region', { name: 'Budget' })).toBeNull()
  await userEvent.click(await screen.findByRole('tab', { name: 'Progress' }))
  expect((await budget()).textContent).toContain('62:30 hof 80:00 h78%')
  expect(await screen.findByRole('region', { name: 'Members' })).toBeTruthy()
})

test('the expenses for a project are listed, and each opens', async () => {
  answers['/api/expenses'] = [
    {
      _id: 'e1',
      number: 'EB-2026-0033',
      vendor: 'Alster Print',
      reference: '',
      date: '2026-11-24',
      dueDate: null,
      paidDate: null,
      status: 'open',
      categories: [],
      currency: 'EUR',
      net: 200,
      tax: 38,
      gross: 238,
      skonto: null,
      receiptCount: 1,
    },
  ]
  open()
  await userEvent.click(await screen.findByRole('tab', { name: 'Expenses' }))
  const link = await screen.findByRole('link', { name: /EB-2026-0033/ })
  expect(link.getAttribute('href')).toBe('/expenses/e1')
  expect(addresses.find((address) => address.startsWith('/api/expenses'))).toContain('projectId=p1')
})

test('the invoices that bill hours of a project are listed with the value of these hours', async () => {
  answers['/api/billed-hours/invoices'] = [
    {
      _id: 'i1',
      kind: 'invoice',
      number: 'RE-2026-0147',
      status: 'Unpaid',
      date: '2026-11-02',
      dueDate: '2026-11-16',
      currency: 'EUR',
      hoursNet: 1800,
      total: 2380,
      writtenOff: 0,
    },
  ]
  open()
  await userEvent.click(await screen.findByRole('tab', { name: 'Invoices' }))
  const link = await screen.findByRole('link', { name: /RE-2026-0147/ })
  expect(link.getAttribute('href')).toBe('/view/invoices/i1')
  expect(await screen.findByText('€1,800.00')).toBeTruthy()
  expect(addresses.find((address) => address.startsWith('/api/billed-hours'))).toContain(
    'projectId=p1'
  )
})

test('an employee sees own hours and no money, and nothing about money is asked for', async () => {
  answers['/api/auth/me'] = { name: 'Mara', role: 'employee', isEmployee: true }
  answers['/api/projects/p1'] = { ...PROJECT, trackedSeconds: 12.25 * HOUR }
  open()
  const part = await screen.findByRole('region', { name: 'Your time' })
  expect(part.textContent).toContain('12:15 htracked by you')
  await screen.findByRole('region', { name: 'This week' })
  expect(document.body.textContent).not.toMatch(/€|Budget/)
  expect(asked.filter((path) => /unbilled|budget|rates|chain/.test(path))).toEqual([])
})

test('a project that does not exist offers no change', async () => {
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.startsWith('/api/projects/p1')) return answer(address)
    return Response.json({ error: 'Not found.', code: 'not_found' }, { status: 404 })
  })
  open()
  await screen.findByRole('alert')
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})
