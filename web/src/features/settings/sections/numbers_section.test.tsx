import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
    { kind: 'client', ...RANGE, pattern: 'K-{####}', preview: 'K-0010', gaps: [] },
  ],
} as unknown as SectionProps['settings']

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

let sent: unknown[]
let answer: () => Response
beforeEach(() => {
  sent = []
  answer = () => Response.json(settings)
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return answer()
  })
})

const show = (range?: string) =>
  renderAt(
    `/settings?section=numbers${range ? `&range=${range}` : ''}`,
    <NumbersSection settings={settings} />
  )
const next = () => screen.findByLabelText<HTMLInputElement>('Next number')
const answerWith = async (name: string) => {
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' })
  await userEvent.click(within(question).getByRole('button', { name }))
}
const address = () => screen.getByTestId('address').textContent

test('each range is a row with its next number and its gaps, which opens it', async () => {
  show()
  const [, invoices, clients] = await screen.findAllByRole('row')
  expect(
    within(invoices!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  ).toEqual(['RE-0010', 'Continuous', '1 gap'])
  expect(within(clients!).getByText('Allowed')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Clients' }))
  expect(await screen.findByRole('dialog', { name: 'Numbers: Clients' })).toBeTruthy()
  expect(address()).toBe('/settings?section=numbers&range=client')
})

test('skipped numbers of invoices ask for a reason, and earlier ones are listed', async () => {
  show('invoice')
  const gaps = await screen.findByRole('region', { name: 'Skipped numbers' })
  expect(gaps.textContent).toContain('RE-0003 – RE-0009: Neuer Block · 02.03.2026, Anna')
  await userEvent.type(await next(), '100')
  screen.getByText(/RE-0010 to RE-0099 will never be given/)
  await userEvent.type(screen.getByLabelText('Reason for the gap'), 'Messe')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ numberRanges: [{ kind: 'invoice', next: '100', gapReason: 'Messe' }] }])
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/settings?section=numbers')
})

test('skipped numbers of clients need no reason', async () => {
  show('client')
  await userEvent.type(await next(), '100')
  expect(screen.queryByLabelText('Reason for the gap')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ numberRanges: [{ kind: 'client', next: '100' }] }]))
})

test('the next three numbers follow the pattern while it is typed', async () => {
  show('client')
  const coming = await screen.findByRole('region', { name: 'The next numbers' })
  expect(within(coming).getByRole('status').textContent).toBe('K-0010K-0011K-0012')
  const pattern = screen.getByLabelText('Pattern')
  await userEvent.clear(pattern)
  await userEvent.click(pattern)
  await userEvent.paste('KD{##}')
  expect(within(coming).getByRole('status').textContent).toBe('KD10KD11KD12')
  await userEvent.clear(pattern)
  expect(within(coming).getByRole('status').textContent).toMatch(/not possible|cannot/)
})

test('a refused pattern gets its reason at the field, and the drawer stays open', async () => {
  const fields = [{ field: 'numberRanges.0.pattern', message: 'Use {####} once.', rule: 'x' }]
  answer = () => Response.json({ fields }, { status: 422 })
  show('client')
  await userEvent.type(await screen.findByLabelText('Pattern'), '-2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Use {####} once.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Pattern')))
})

test('closing asks about unsaved changes, which a reload keeps', async () => {
  const { unmount } = show('client')
  await userEvent.type(await screen.findByLabelText('Pattern'), '-2')
  unmount()
  show('client')
  const pattern = await screen.findByLabelText<HTMLInputElement>('Pattern')
  expect(pattern.value).toBe('K-{####}-2')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await answerWith('Cancel')
  expect(pattern.value).toBe('K-{####}-2')
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Discard your changes?' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(pattern.value).toBe('K-{####}-2')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await answerWith('Discard')
  await waitFor(() => expect(address()).toBe('/settings?section=numbers'))
  expect(localStorage).toHaveLength(0)
})
