import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component } from './pages/vat_page'

const RETURN = {
  currency: 'EUR',
  due: 0,
  booked: 0,
  leftOut: [],
  dueOn: '2025-08-11',
  lines: [],
}
const STATEMENT = {
  reported: null as object | null,
  changes: [] as object[],
  currency: 'EUR',
  total: 501,
  leftOut: [],
  incomplete: [],
  dueOn: '2025-07-25',
  lines: [{ vatId: 'ATU12345675', name: 'Huber GmbH', kind: 'S', amount: 501 }],
}

test('row 153: the page says by when each report is due', async () => {
  serve({ vatInterval: 'quarter' })
  renderAt('/vat?from=2025-01-01&to=2025-06-30', <Component />)
  await screen.findByText('Report and pay by 11.08.2025.')
  await screen.findByText('Send by 25.07.2025.')
  expect(screen.queryByRole('heading', { name: /Special advance payment/ })).toBeNull()
})

test('row 153: the owner records the special advance payment that is proposed', async () => {
  const sent = serve({ vatInterval: 'month', isVatExtended: true })
  renderAt('/vat?from=2025-01-01&to=2025-06-30', <Component />)
  const section = await screen.findByRole('region', { name: 'Special advance payment 2025' })
  const inside = within(section)
  inside.getByText('10.02.2025')
  inside.getByText('Not recorded yet')
  expect(inside.getByText('38').getAttribute('aria-label')).toBe('Kennzahl 38')
  const amount = await inside.findByLabelText('Declared amount')
  expect(amount).toHaveProperty('value', '34.00')
  await userEvent.clear(amount)
  await userEvent.type(amount, '40')
  await userEvent.click(inside.getByRole('button', { name: 'Record amount' }))
  await waitFor(() => expect(sent).toEqual([{ year: 2025, amount: '40' }]))
})

test('row 153: the page begins with the return that is due', async () => {
  const filing = { from: '2025-04-01', to: '2025-06-30', dueOn: '2025-07-10', isOverdue: true }
  serve({ vatInterval: 'quarter' }, [filing])
  renderAt('/vat?from=2025-01-01&to=2025-06-30', <Component />)
  await screen.findByText(/The VAT return for Quarter 2 of 2025 was due on 10.07.2025\./)
})

/** A German company with these preferences. @returns the special advance payments that are sent */
function serve(preferences: object, filings: object[] = []) {
  const sent: unknown[] = []
  const prepayment = {
    year: 2025,
    isOwed: true,
    currency: 'EUR',
    paidBefore: 380,
    proposed: 34,
    recorded: null,
    dueOn: '2025-02-10',
  }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.endsWith('/auth/me')) return Response.json({ role: 'owner', isEmployee: false })
    if (path.endsWith('/settings')) {
      const all = Object.assign({ currency: 'EUR' }, preferences)
      return Response.json({ companyInfo: { country: 'DE' }, preferences: all })
    }
    if (path.endsWith('/filings')) return Response.json(filings)
    if (/\/months$|vat\/(reports|rates)/.test(path)) return Response.json([])
    if (path.includes('/vat/recapitulative/due')) return Response.json([])
    if (path.includes('/vat/recapitulative')) return Response.json(STATEMENT)
    if (path.includes('/vat/return')) return Response.json(RETURN)
    if (!path.includes('/vat/prepayment')) return Response.json({ tables: [] })
    if (method === 'PUT') sent.push(JSON.parse(String(body)))
    return Response.json(prepayment)
  })
  return sent
}
