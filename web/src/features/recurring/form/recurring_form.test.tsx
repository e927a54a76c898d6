import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { newDocument } from '@/features/documents/form/document_values'
import { renderAt } from '../../../../tests/render'
import { RecurringForm } from './recurring_form'
import { newRecurring, type RecurringValues } from './recurring_values'

const THEIRS = {
  _id: 'r1',
  version: 8,
  company: { _id: 'f1', name: 'Atelier' },
  name: 'Hosting',
  client: { _id: 'c1', name: 'Bakery' },
  customClient: null,
  currency: 'EUR',
  schedule: {
    startOn: '2030-01-31',
    every: 3,
    unit: 'month',
    on: 'date',
    day: null,
    secondDay: null,
    nth: null,
    weekday: null,
  },
  mode: 'issue',
  endsOn: null,
  endsAfter: null,
  dueDays: null,
  servicePeriod: 'none',
  catchUp: 'ask',
  collects: null,
  collectsExpenses: false,
  retainer: null,
  mail: null,
  invoice: { clientId: 'c1', customClient: null, lines: [] },
}

const storedWith = (values: Partial<RecurringValues>): RecurringValues => ({
  ...newRecurring(newDocument(undefined)),
  _id: 'r1',
  companyId: 'f1',
  name: 'Hosting',
  startOn: '2030-01-31',
  clientId: 'c1',
  clientName: 'Bakery',
  ...values,
})

let sent: { version?: number }[]

/** Refuses what was made of an older version, as the server does. */
function save(body: string) {
  sent.push(JSON.parse(body))
  if (JSON.parse(body).version === THEIRS.version) return Response.json(THEIRS)
  return Response.json({ code: 'version_conflict', error: 'Changed.' }, { status: 409 })
}

beforeEach(() => {
  sent = []
  localStorage.setItem('userId', 'u1')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (address.startsWith('/api/records/')) {
      return Response.json({ at: '2026-11-02T09:00:00.000Z', by: { _id: 'u2', name: 'Berta' } })
    }
    if (address.startsWith('/api/settings'))
      return Response.json({ companyInfo: { country: 'DE' }, preferences: { currency: 'EUR' } })
    if (address === '/api/recurring-invoices/r1') {
      return method === 'PUT' ? save(String(body)) : Response.json(THEIRS)
    }
    if (address.startsWith('/api/projects')) {
      return Response.json([{ _id: 'p1', name: 'Web shop' }], { headers: { 'X-Total-Count': '1' } })
    }
    return address.endsWith('/preview') ? new Response('', { status: 503 }) : Response.json([])
  })
})

test('row 45: who saves a recurring invoice second reads in words what the first has changed', async () => {
  const mine = storedWith({ version: 7 })
  renderAt('/recurring-invoices/r1/edit', <RecurringForm initial={mine} taxRate="19" />)
  const name = await screen.findByLabelText('Name')
  await userEvent.type(name, ' and mail')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  const dialog = within(await screen.findByRole('dialog', { name: /Berta/ }))
  const rows = dialog.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Rhythmbefore Monthly → now Quarterlynot changed',
    'Action on each datebefore Draft → now Issuenot changed',
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Save my changes' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    version: 8,
    name: 'Hosting and mail',
    mode: 'issue',
    schedule: { unit: 'month', every: 3 },
  })
})

test('placeholders are shown in the words of the reader and stored by their names', async () => {
  const stored = storedWith({ version: 8, notes: 'For {{monthYear}}, after {{ Month - 1 }}' })
  renderAt('/recurring-invoices/r1/edit', <RecurringForm initial={stored} taxRate="19" />)
  const notes = await screen.findByDisplayValue('For {{month and year}}, after {{month-1}}')
  await userEvent.type(notes, ' {{{{Quarter and year}}')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    invoice: { notes: 'For {{monthYear}}, after {{month-1}} {{quarterYear}}' },
  })
})

test('hours that the fee includes need a project, and are stored with what becomes of the rest', async () => {
  renderAt(
    '/recurring-invoices/r1/edit',
    <RecurringForm initial={storedWith({ version: 8 })} taxRate="19" />
  )
  await userEvent.type(await screen.findByLabelText(/^Hours included/), '7.5')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose at least one project.')).toBeDefined()
  expect(sent).toHaveLength(0)

  await userEvent.click(screen.getByRole('combobox', { name: 'Projects' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Web shop' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    retainer: {
      includedHours: '7.5',
      projectIds: ['p1'],
      carryOver: 'none',
      carryLimitHours: null,
      overage: 'billed',
      from: null,
      isShared: false,
    },
  })
})
