import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component } from './pages/vat_page'

const REPORT = {
  _id: 'r1',
  from: '2025-01-01',
  to: '2025-03-31',
  version: 1,
  basis: 'accrual',
  isCorrection: false,
  isWithdrawn: false,
  isCurrent: true,
  reportedAt: '2025-04-10T09:00:00.000Z',
  reportedBy: { _id: '1', name: 'Anna' },
  currency: 'EUR',
  figures: [
    { code: '81', amount: 1000 },
    { code: '83', amount: 190 },
  ],
  changes: [
    { code: '66', before: null, after: 19 },
    { code: '83', before: 190, after: 171 },
  ],
}

const MARKS = ['2025-01', '2025-02', '2025-03'].map((month) => ({
  month,
  reportedAt: REPORT.reportedAt,
  reportedBy: REPORT.reportedBy,
}))

test('row 153: a reported period names what has changed, and the owner marks its correction as reported', async () => {
  let reports = [REPORT]
  const correction = {
    _id: 'r2',
    version: 2,
    isCorrection: true,
    figures: [{ code: '83', amount: 171 }],
    changes: [],
  }
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (path.endsWith('/auth/me')) return Response.json({ role: 'owner', isEmployee: false })
    if (path.endsWith('/settings')) {
      return Response.json({ companyInfo: { country: 'AT' }, preferences: { currency: 'EUR' } })
    }
    if (path.endsWith('/months')) return Response.json(MARKS)
    if (method === 'POST' && path.endsWith('/reports/r1/corrections')) {
      const corrected = Object.assign({}, REPORT, { isCurrent: false, changes: [] })
      reports = [Object.assign({}, REPORT, correction), corrected]
      return Response.json({ success: true }, { status: 201 })
    }
    return Response.json(path.includes('/vat/reports') ? reports : { tables: [] })
  })
  renderAt('/vat?from=2025-01-01&to=2025-03-31', <Component />)
  const table = await screen.findByRole('table', { name: 'Changed figures of Quarter 1 of 2025' })
  const rows = within(table).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Kennzahl 66–€19.00',
    'Kennzahl 83€190.00€171.00',
  ])
  screen.getByText(/enter 1 in Kennzahl 10/)
  screen.getByText(/81: €1,000.00 · 83: €190.00/)
  await userEvent.click(
    screen.getByRole('button', { name: 'Mark correction as reported: Quarter 1 of 2025' })
  )
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark correction as reported' }))
  await screen.findByText(/correction reported on 10.04.2025 by Anna/)
  expect(screen.queryByRole('table', { name: /Changed figures/ })).toBeNull()
  screen.getByText('Reported figures (2 returns)')
})
