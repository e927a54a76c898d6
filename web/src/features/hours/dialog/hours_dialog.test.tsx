import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { HttpFailure } from '@/lib/server/http_failure'
import { renderAt } from '../../../../tests/render'
import { HoursDialog } from './hours_dialog'

const UP = { mode: 'up', minutes: 15 }
const PROJECT = {
  _id: 'p1',
  name: 'Web shop',
  seconds: 3180,
  timeRounding: UP,
  rate: 90,
  rateOf: 'project',
  otherCurrency: null,
}
/** The preview after the rule of the company has changed. */
const CHANGED = { hours: 1.5, net: 135, total: 160.65, fingerprint: 'changed' }
const EXACT = { hours: 0.88, net: 79.2, total: 94.25 }
const LINE = { description: 'Design', unit: 'hrs', unitPrice: 90, entries: 3, seconds: 3180 }

let projects: object[]
let asked: { rounding?: unknown }[]
const confirm = vi.fn(async (_: object) => undefined)

let isNothing = false
let isChanged = false

/** Answers as the server does: rounded unless the request says that nothing is. */
function previewFor({ rounding }: { rounding?: unknown }) {
  const shared = { currency: 'EUR', priceMode: 'net', seconds: 3180, coveredSeconds: 0, projects }
  return rounding === null
    ? {
        ...shared,
        ...EXACT,
        withoutRounding: null,
        lines: [{ ...LINE, quantity: 0.88, amount: 79.2 }],
      }
    : {
        ...shared,
        hours: 1.25,
        net: 112.5,
        total: 133.88,
        withoutRounding: EXACT,
        fingerprint: 'shown',
        ...(isChanged && CHANGED),
        lines: isNothing ? [] : [{ ...LINE, quantity: 1.25, amount: 112.5 }],
      }
}

beforeEach(() => {
  projects = [PROJECT]
  isNothing = false
  isChanged = false
  asked = []
  confirm.mockClear()
  localStorage.clear()
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.endsWith('/preview')) return Response.json({ preferences: { currency: 'EUR' } })
    const wish = JSON.parse(String(body))
    asked.push(wish)
    return Response.json(previewFor(wish))
  })
})

const renderDialog = () =>
  renderAt(
    '/',
    <HoursDialog clientId="c1" verb="bill" onConfirm={confirm} onClose={() => undefined} />
  )

async function open() {
  renderDialog()
  await screen.findByText(/Design/)
}

const rounding = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Rounding' })
const bill = () => userEvent.click(screen.getByRole('button', { name: 'Create invoice draft' }))

test('row 102: the rule of the project comes first, and the dialog says what it adds', async () => {
  await open()
  expect(asked[0]).not.toHaveProperty('rounding')
  expect(rounding().value).toBe('As in the project')
  expect(screen.getByText(/each time entry is rounded up to full 15 minutes/)).toBeTruthy()
  expect(screen.getByText('0:53 h worked, 1.25 h billed')).toBeTruthy()
  expect(screen.getByText('Rounding: +0.37 h, +€33.30')).toBeTruthy()
  await bill()
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm.mock.lastCall?.[0]).not.toHaveProperty('rounding')
})

test('row 102: rounding is switched off for this invoice alone', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Bill without rounding' }))
  await screen.findByText('0:53 h worked, 0.88 h billed')
  expect(rounding().value).toBe('No rounding')
  expect(screen.queryByRole('button', { name: 'Bill without rounding' })).toBeNull()
  await bill()
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm.mock.lastCall?.[0]).toMatchObject({ rounding: null, seconds: 3180 })
  expect(localStorage.getItem('hours-habit')).not.toContain('rounding')
})

test('row 102: hours that changed since the preview are shown with the figures before, and confirmed once more', async () => {
  await open()
  confirm.mockImplementationOnce(async () => {
    isChanged = true
    throw new HttpFailure(409, { code: 'hours_changed', error: 'Check the new lines.' })
  })
  await bill()
  await screen.findByText('Check the new lines.')
  await screen.findByText('0:53 h worked, 1.5 h billed')
  expect(screen.getByText('Before: 1.25 h, €112.50')).toBeTruthy()
  await bill()
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2))
  expect(confirm.mock.calls.map(([body]) => body)).toMatchObject([
    { fingerprint: 'shown' },
    { fingerprint: 'changed' },
  ])
})

test('hours of which rounding leaves nothing are billed without it', async () => {
  isNothing = true
  renderDialog()
  await screen.findByText('Rounded, nothing is left of these hours to bill.')
  await userEvent.click(screen.getByRole('button', { name: 'Bill without rounding' }))
  await screen.findByText('0:53 h worked, 0.88 h billed')
})

test('projects with different rules are rounded by their own', async () => {
  projects = [
    PROJECT,
    { ...PROJECT, _id: 'p2', name: 'App', timeRounding: { ...UP, mode: 'none' } },
  ]
  await open()
  expect(rounding().value).toBe('By the rules of the projects')
})

test('a rounding that a browser remembered does not stand in for the rule', async () => {
  localStorage.setItem('hours-habit', JSON.stringify({ by: 'day', rounding: '30', per: 'line' }))
  await open()
  expect(asked[0]).toMatchObject({ by: 'day' })
  expect(asked[0]).not.toHaveProperty('rounding')
})
