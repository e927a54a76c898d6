import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component } from './pages/operations_page'

const answer = vi.fn<typeof fetch>()
const line = { code: 'x', next: null }
const checks = [
  { ...line, name: 'database', title: 'Database', state: 'fine', text: 'The file opens.' },
  { ...line, name: 'mail_server', title: 'Mail server', state: 'notice', text: 'There is none.' },
  {
    ...line,
    name: 'disk',
    title: 'Disk space',
    state: 'trouble',
    text: 'Only 4 % are free.',
    next: 'Make room.',
  },
]
const run = {
  _id: 'r1',
  day: '2026-03-02',
  state: 'failed',
  attempts: 3,
  folder: null,
  startedAt: '2026-03-02T02:30:00.000Z',
  endedAt: '2026-03-02T02:31:00.000Z',
  bytes: null,
  size: null,
  failure: 'The disk is full.',
  drill: null,
  drillFailure: null,
  keptAs: [],
  canRetry: true,
}
const job = {
  _id: 'recurring.run',
  lastEndedAt: '2026-03-02T09:00:00.000Z',
  tookMs: 12,
  failures: 4,
  failingSince: '2026-03-02T08:00:00.000Z',
  failure: 'The table is away.',
}
const mail = {
  _id: 'm1',
  companyId: null,
  kind: 'auth.reset',
  language: 'en',
  to: [{ email: 'a@b.test' }],
  cc: [],
  subject: 'Reset your password',
  status: 'queued',
  attempts: 3,
  lastError: 'Connection refused',
  createdAt: '2026-03-02T09:00:00.000Z',
  sentAt: null,
  nextAttemptAt: '2026-03-02T15:00:00.000Z',
}

const ANSWERS: Record<string, unknown> = {
  '/api/admin/checks': { checkedAt: '2026-03-02T09:00:00.000Z', checks },
  '/api/admin/backup-runs': [run],
  '/api/admin/jobs': [job],
  '/api/admin/mails': { isSending: true, mails: [mail] },
  '/api/admin/mails/retry': { count: 1 },
  '/api/admin/jobs/recurring.run/retry': job,
  '/api/admin/backup-runs/r1/retry': { _id: 'r1' },
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
  answer.mockImplementation(async (input) => {
    const path = String(input).split('?')[0] ?? ''
    return Response.json(ANSWERS[path] ?? [], { headers: { 'x-total-count': '1' } })
  })
})

const posted = () =>
  answer.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([input]) => String(input).split('?')[0])

test('trouble comes first, with what to do', async () => {
  renderAt('/admin/operations', <Component />)
  await screen.findByText('Make room.')
  const titles = within(screen.getByRole('tabpanel')).getAllByRole('heading')
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Disk space',
    'Mail server',
    'Database',
  ])
  expect(screen.getByText(/1 trouble/)).toBeTruthy()
})

test('a failed backup names its reason and is tried again', async () => {
  renderAt('/admin/operations?tab=backups', <Component />)
  await screen.findByText('The disk is full.')
  await userEvent.click(screen.getByRole('button', { name: /02\.03\.2026/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Try again' }))
  await waitFor(() => expect(posted()).toEqual(['/api/admin/backup-runs/r1/retry']))
})

test('all mails that wait are sent by one button', async () => {
  renderAt('/admin/operations?tab=mails', <Component />)
  await screen.findByText('Connection refused')
  await userEvent.click(screen.getByRole('button', { name: 'Send all now' }))
  await waitFor(() => expect(posted()).toEqual(['/api/admin/mails/retry']))
})

test('a job that fails names its reason and is run at once', async () => {
  renderAt('/admin/operations?tab=jobs', <Component />)
  await screen.findByText('The table is away.')
  await userEvent.click(screen.getByRole('button', { name: 'Run recurring.run now' }))
  await waitFor(() => expect(posted()).toEqual(['/api/admin/jobs/recurring.run/retry']))
})
