import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Limits } from './parts/limits'

const PASSED = {
  rule: 'thisYear',
  year: 2026,
  currency: 'EUR',
  amount: 100_001,
  limit: 100_000,
  isPassed: true,
  passedOn: '2026-07-01',
}

test('row 153: a small business reads which limit is near and which is passed, with both amounts', async () => {
  const near = Object.assign({}, PASSED, {
    rule: 'nextYear',
    amount: 20_000,
    limit: 25_000,
    isPassed: false,
    passedOn: null,
  })
  vi.stubGlobal('fetch', async () => Response.json([PASSED, near]))
  renderAt('/vat', <Limits />)
  const passed = await screen.findByText(/Since 01.07.2026 the small business exemption/)
  expect(passed.textContent).toContain('€100,001.00 in 2026, more than €100,000.00')
  screen.getByText(/€20,000.00 in 2026. Above €25,000.00, you are no small business .* in 2027/)
})
