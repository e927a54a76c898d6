import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component } from './pages/datev_page'

const SETTINGS = {
  consultantNumber: null as number | null,
  clientNumber: null as number | null,
  chart: '03',
  accountLength: 4,
  fiscalMonth: 1,
  personalAccounts: 'collective',
  version: 0,
  accounts: [
    { key: 'bank', standard: '1200', own: '' },
    { key: 'expense_software', standard: '4964', own: '' },
  ],
}
const PREVIEW = {
  isTooLarge: false,
  months: [{ month: '2026-03', area: 'sale', count: 2, gross: 1190, tax: 190 }],
  remarks: [{ code: 'no_receipt', number: 'AUS-7', date: '2026-03-04', detail: '' }],
  remarkCount: 1,
}

/** Answers as a server with these settings; what is sent is kept. */
function serve(numbers: Partial<typeof SETTINGS> = {}) {
  const sent: [string, object][] = []
  const exports: object[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'PUT' || method === 'POST') sent.push([path, JSON.parse(String(body))])
    if (path.includes('/datev/preview')) return Response.json(PREVIEW)
    if (path.endsWith('/datev/settings')) return Response.json({ ...SETTINGS, ...numbers })
    if (method === 'POST') {
      exports.push({
        _id: '1',
        state: 'ready',
        from: '2026-03-01',
        to: '2026-03-31',
        hasReceipts: true,
        bookings: 12,
        receipts: 5,
        remarks: 1,
        bytes: 1000,
        createdAt: '2026-04-02T08:00:00.000Z',
        expiresAt: '2026-04-09T08:00:00.000Z',
      })
    }
    return Response.json(method === 'POST' ? exports[0] : exports)
  })
  return sent
}

test('row 140: without the numbers of the adviser no export can be made, and the page says so', async () => {
  serve()
  renderAt('/datev?from=2026-03-01&to=2026-03-31', <Component />)
  await screen.findByText('Enter the consultant number and the mandate number below first.')
  const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Create export' })
  expect(make.disabled).toBe(true)
  expect(screen.getByText('€1,190.00')).toBeTruthy()
  expect(screen.getByText(/Expense without a receipt/)).toBeTruthy()
})

test('row 140: an owner makes the export of the period and finds it in the list', async () => {
  const sent = serve({ consultantNumber: 1001, clientNumber: 7 })
  renderAt('/datev?from=2026-03-01&to=2026-03-31', <Component />)
  await userEvent.click(await screen.findByRole('button', { name: 'Create export' }))
  await screen.findByRole('button', { name: /^Download: 01\.03\.2026/ })
  expect(sent).toEqual([
    ['/api/datev/exports', { from: '2026-03-01', to: '2026-03-31', hasReceipts: true }],
  ])
  screen.getByText(/bookings: 12, receipts: 5, remarks: 1/)
})
