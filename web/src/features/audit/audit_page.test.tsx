import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { noteSavedFiles } from '../../../tests/saved_files'
import { Component as AuditPage } from './pages/audit_page'

const JANA = { _id: 'u1', name: 'Jana Vogt' }
const ISSUED = {
  _id: '12',
  at: '2026-11-24T08:00:00Z',
  action: 'invoice.issued',
  by: JANA,
  record: { type: 'invoice', _id: 'i1', label: 'RE-7' },
  details: { number: 'RE-7' },
}
const RAISED = {
  _id: '11',
  at: '2026-11-23T08:00:00Z',
  action: 'user.role_changed',
  by: JANA,
  record: { type: 'user', _id: 'u2', label: 'Tim Beck' },
  details: { before: 'employee', role: 'member' },
}
const SEEN = {
  _id: '10',
  at: '2026-11-22T08:00:00Z',
  action: 'invoice.viewed',
  by: null,
  record: { type: 'invoice', _id: 'gone', label: null },
  details: {},
}

const PASSED = {
  ...SEEN,
  _id: '9',
  action: 'project.budget_passed',
  details: { name: 'Website', measure: 'hours', percent: 84 },
}
const CHANGED = {
  ...SEEN,
  _id: '8',
  action: 'expense.reported_month_changed',
  details: { number: 'EB-3', month: '2026-03' },
}

let check: object

beforeEach(() => {
  check = { isWhole: true, fault: null, entries: 12, checkedAt: '2026-11-25T08:00:00Z' }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/audit-log/check') return Response.json(check)
    if (path.startsWith('/api/employees')) return Response.json([{ ...JANA, role: 'owner' }])
    return Response.json([ISSUED, RAISED, SEEN, PASSED, CHANGED], {
      headers: { 'x-total-count': '5' },
    })
  })
})

const show = () => renderAt('/audit-log', <AuditPage />)

test('entries are sentences with a link to the record that is still there', async () => {
  show()
  await screen.findByText('Invoice issued')
  await screen.findByText('Role changed to member')
  const link = screen.getByRole('link', { name: 'RE-7' })
  expect(link.getAttribute('href')).toBe('/view/invoices/i1')
  expect(
    screen.getAllByText('Automatic or through a link', { selector: 'td *, td' })
  ).not.toHaveLength(0)
  expect(await screen.findByText(/^Unbroken: 12 entries/)).toBeTruthy()
})

test('sentences name the figures and months of their entries', async () => {
  show()
  await screen.findByText(/84%/)
  await screen.findByText(/EB-3 .*March 2026/)
  expect(document.body.textContent).not.toContain('{{')
})

test('a log that was changed behind the back of Kontor says where', async () => {
  check = { ...check, isWhole: false, fault: { kind: 'changed', sequence: 7 } }
  show()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Entry 7 was changed.')
})

test('all that the filters leave is saved as CSV with the same sentences', async () => {
  const saved = noteSavedFiles()
  show()
  await screen.findByText('Invoice issued')
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = (await saved[0]?.file.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(6)
  expect(lines[1]).toContain('Jana Vogt;Invoice issued;Invoices;RE-7')
})
