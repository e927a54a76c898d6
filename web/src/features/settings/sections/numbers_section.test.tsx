import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { SectionProps } from '../section_props'
import { NumbersSection } from './numbers_section'

const GAP = {
  first: 'RE-0003',
  last: 'RE-0009',
  count: 7,
  cause: 'change' as const,
  reason: 'Neuer Block',
  at: '2026-03-02T09:00:00.000Z',
  by: 'Anna',
}
const RANGE = { pattern: 'RE-{####}', resetsYearly: false, next: 10, preview: 'RE-0010' }
const settings = {
  numberRanges: [
    { kind: 'invoice', ...RANGE, gaps: [GAP] },
    { kind: 'client', ...RANGE, pattern: 'K-{####}', gaps: [] },
  ],
} as unknown as SectionProps['settings']

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('skipped numbers of invoices ask for a reason, and earlier ones are listed', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json(settings)
  })
  renderAt('/settings?section=numbers', <NumbersSection settings={settings} />)
  const gaps = await screen.findByRole('region', { name: 'Skipped numbers' })
  expect(gaps.textContent).toContain('RE-0003 – RE-0009: Neuer Block · 02.03.2026, Anna')
  const [ofInvoices, ofClients] = screen.getAllByLabelText('Next number')
  await userEvent.type(ofClients!, '100')
  expect(screen.queryByLabelText('Reason for the gap')).toBeNull()
  await userEvent.type(ofInvoices!, '100')
  screen.getByText(/RE-0010 to RE-0099 will never be given/)
  await userEvent.type(screen.getByLabelText('Reason for the gap'), 'Messe')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        numberRanges: [
          { kind: 'invoice', next: '100', gapReason: 'Messe' },
          { kind: 'client', next: '100' },
        ],
      },
    ])
  )
})
