import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { StatementReport } from './parts/statement_report'

const DAYS = { from: '2025-04-01', to: '2025-06-30' }
const STATEMENT = {
  ...DAYS,
  currency: 'EUR',
  total: 500,
  lines: [{ vatId: 'ATU12345675', name: 'Huber GmbH', kind: 'D' as const, amount: 500 }],
  incomplete: [],
  leftOut: [],
  dueOn: '2025-07-25',
  reported: null as { version: number; reportedAt: string } | null,
  changes: [] as { vatId: string; kind: 'D'; before: number | null; after: number | null }[],
}

let sent: unknown[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ role: 'owner', isEmployee: false })
    sent.push([path, JSON.parse(String(body))])
    return Response.json({ success: true })
  })
})

test('row 153: a reported statement shows its changed lines beside the reported ones', async () => {
  const reported = { version: 1, reportedAt: '2025-07-20T10:00:00.000Z' }
  const changes = [{ vatId: 'FR1', kind: 'D' as const, before: 100, after: null }]
  renderAt('/vat', <StatementReport statement={{ ...STATEMENT, reported, changes }} days={DAYS} />)
  await screen.findByText('Reported on 20.07.2025.')
  const row = await screen.findByRole('row', { name: /FR1/ })
  expect(row.textContent).toContain('Triangular transaction (D)100 €–')
})

test('row 153: an owner marks a statement as reported after a question', async () => {
  renderAt('/vat', <StatementReport statement={STATEMENT} days={DAYS} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as reported' }))
  expect(sent).toEqual([])
  const dialog = await screen.findByRole('dialog')
  const confirm = [...dialog.querySelectorAll('button')].at(-1)
  await userEvent.click(confirm as HTMLButtonElement)
  await waitFor(() =>
    expect(sent).toEqual([
      ['/api/reports/vat/recapitulative/reports', { ...DAYS, confirmed: true }],
    ])
  )
})
