import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { OfficialRates } from './parts/official_rates'

const QUERY = { from: '2025-01-01', to: '2025-03-31', basis: 'accrual', interval: 'month' } as const

test('row 153: the owner enters the official rate of a month that sales in another currency need', async () => {
  const rates = [
    { month: '2025-02', currency: 'USD', rate: null as number | null },
    { month: '2025-01', currency: 'USD', rate: 1.0832 },
  ]
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.endsWith('/auth/me')) return Response.json({ role: 'owner', isEmployee: false })
    if (method !== 'PUT') return Response.json(rates)
    sent.push(JSON.parse(String(body)))
    rates[0] = { month: '2025-02', currency: 'USD', rate: 1.25 }
    return Response.json({ success: true })
  })
  renderAt('/vat', <OfficialRates query={QUERY} />)
  await screen.findByText('Missing: these sales are not in the figures.')
  await userEvent.type(await screen.findByLabelText('Rate of USD, February 2025'), '1.25')
  await userEvent.click(screen.getByRole('button', { name: 'Save rate: USD, February 2025' }))
  await waitFor(() => expect(screen.queryByText(/^Missing/)).toBeNull())
  expect(sent).toEqual([{ month: '2025-02', currency: 'USD', rate: '1.25' }])
})
