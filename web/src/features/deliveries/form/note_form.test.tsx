import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { NoteForm } from './note_form'
import { type NoteValues, newNote } from './note_values'

const ITEM = {
  _id: 'p1',
  number: 'A-1',
  name: 'Oak board',
  description: 'planed',
  unit: 'pc',
  unitPrice: 48,
  priceMode: 'net',
  taxRate: 7,
}
const PREFERENCES = {
  language: 'en' as const,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  priceMode: 'net' as const,
  defaultTaxRate: 19,
  taxRates: [19, 7, 0],
}
const CLIENT = { _id: 'c1', number: 'K-1', name: 'Bakery', city: '', shippingAddress: null }
const NUMBERS_OF_EMPLOYEES = ['Ordered', 'This delivery', 'Unit']

let sent: { method: string; address: string; body: { lines?: object[] } }[]
let asked: string[]
let isEmployee: boolean
/** The server's version of the edited note after another user saved it. */
let theirs: object | undefined

beforeEach(() => {
  sent = []
  asked = []
  isEmployee = false
  theirs = undefined
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    asked.push(address)
    if (method !== 'GET') sent.push({ method, address, body: JSON.parse(String(body)) })
    if (address.startsWith('/api/auth/me')) return Response.json({ isEmployee })
    if (address.startsWith('/api/settings')) return Response.json({ preferences: PREFERENCES })
    if (address.startsWith('/api/items')) return Response.json([ITEM])
    if (address.startsWith('/api/people')) return Response.json([{ _id: 'p1', name: 'Carl' }])
    if (address.startsWith('/api/delivery-notes/recipients')) return Response.json([CLIENT])
    if (address.startsWith('/api/records/')) return Response.json(CHANGE)
    if (theirs && address === '/api/delivery-notes/n1') return answerTo(method, String(body))
    return Response.json({ _id: 'n1', version: 1 })
  })
})

/** Refuses what was made of an older version, as the server does. */
function answerTo(method: string, body: string) {
  if (method === 'GET') return Response.json(theirs)
  if (JSON.parse(body).version === THEIRS.version) return Response.json({ _id: 'n1' })
  return Response.json({ code: 'version_conflict', error: 'Changed.' }, { status: 409 })
}

const openNew = () =>
  renderAt('/delivery-note/new', <NoteForm initial={newNote(PREFERENCES)} taxRate="19" />)
const lines = () => within(screen.getByRole('group', { name: 'Lines' })).getAllByRole('listitem')
const field = (index: number, name: string) =>
  within(lines()[index] ?? document.body).getByLabelText<HTMLInputElement>(name)
const paste = (text: string) =>
  fireEvent.paste(field(0, 'Description'), { clipboardData: { getData: () => text } })

async function save() {
  if (screen.queryByPlaceholderText('Name or client number')) {
    await userEvent.type(screen.getByLabelText('Client'), 'Bak')
    await userEvent.click(await screen.findByRole('option', { name: /Bakery/ }))
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]?.body.lines
}

test('rows of a spreadsheet become lines of a note, with what was ordered and its prices', async () => {
  openNew()
  await screen.findByLabelText('Unit price')
  paste('Item\tOrdered\tDelivered\tUnit\tPrice\nOak boards\t10\t4\tpc\t48\nScrews\t5\t5\tpkg\t9.5')
  expect(lines()).toHaveLength(2)
  expect(await save()).toMatchObject([
    { description: 'Oak boards', ordered: '10', quantity: '4', unit: 'pc', unitPrice: '48' },
    { description: 'Screws', ordered: '5', quantity: '5', unitPrice: '9.5', taxRate: '19' },
  ])
})

test('after the client the cursor is in the first line', async () => {
  openNew()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Client')))
  await userEvent.keyboard('Bak')
  await userEvent.click(await screen.findByRole('option', { name: /Bakery/ }))
  await waitFor(() => expect(document.activeElement).toBe(field(0, 'Description')))
})

test('an item is found while its line is typed, and Enter goes on to the next', async () => {
  openNew()
  await screen.findByLabelText('Unit price')
  await userEvent.type(field(0, 'Description'), 'Oak')
  await screen.findByRole('option', { name: /Oak board/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(field(0, 'This delivery')))
  await userEvent.keyboard('6{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(field(1, 'Description')))
  expect(await save()).toMatchObject([
    {
      itemId: 'p1',
      description: 'Oak board\nplaned',
      quantity: '6',
      unitPrice: '48',
      taxRate: '7',
    },
  ])
})

test('employees see no column of prices, are offered no items, and paste and send no price', async () => {
  isEmployee = true
  openNew()
  await waitFor(() => expect(asked).toContain('/api/auth/me'))
  await userEvent.type(field(0, 'Description'), 'Oak')
  paste('Oak boards\t4\tpc\t48.00')
  for (const name of NUMBERS_OF_EMPLOYEES) expect(field(1, name)).toBeDefined()
  for (const text of [/Unit price/, /VAT/, /Amount/]) expect(screen.queryByText(text)).toBeNull()
  expect(screen.queryByDisplayValue(/48/)).toBeNull()
  const written = await save()
  expect(written).toMatchObject([{ description: 'Oak' }, { quantity: '4', unit: 'pc' }])
  for (const line of written ?? []) {
    for (const name of ['unitPrice', 'taxRate', 'itemId']) expect(line).not.toHaveProperty(name)
  }
  expect(asked.filter((address) => address.startsWith('/api/items'))).toEqual([])
})

/** A note that brings the rest of an estimate. */
function restOfAnOrder(): NoteValues {
  const note = newNote(PREFERENCES)
  const ordered = { isOrdered: true, ordered: '10', deliveredBefore: 4, quantity: '6' }
  const written = { description: 'Oak boards', unit: 'pc', unitPrice: '48' }
  const lines = note.lines.map((line) => ({ ...line, ...ordered, ...written, _id: 'l1' }))
  return { ...note, _id: 'n1', version: 3, isOwn: false, clientName: 'Bakery', lines }
}

test('what another document orders stays, and a copy of its line is a line of its own', async () => {
  renderAt('/delivery-note/n1/edit', <NoteForm initial={restOfAnOrder()} taxRate="19" />)
  await screen.findByLabelText('Unit price')
  expect(within(lines()[0] ?? document.body).getByText('4 already delivered')).toBeDefined()
  expect(field(0, 'This delivery').value).toBe('6')
  expect(field(0, 'Unit').readOnly).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Actions for line 1' }))
  expect(screen.queryByRole('menuitem', { name: /as an item/ })).toBeNull()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  expect(field(1, 'Unit').readOnly).toBe(false)
  expect(await save()).toMatchObject([
    { _id: 'l1', quantity: '6', ordered: '10' },
    { _id: null, quantity: '6', ordered: null },
  ])
})

const CHANGE = { at: '2026-11-02T09:00:00.000Z', by: { _id: 'u2', name: 'Berta' }, action: 'x' }
const THEIRS = {
  _id: 'n1',
  version: 4,
  isOwn: true,
  client: { _id: 'c1', name: 'Bakery' },
  customClient: null,
  date: '2026-11-05',
  orderNumber: '',
  deliveryAddress: null,
  carrier: 'Hermes',
  parcelNumber: '',
  notes: 'Ring twice',
  net: 0,
  showsPrices: false,
  assignee: { _id: 'p1', name: 'Carl' },
  priceMode: 'net',
  currency: 'EUR',
  lines: [],
}

test('row 45: who saves a note second reads what the first has changed and loses nothing', async () => {
  const mine: NoteValues = {
    ...newNote(PREFERENCES),
    _id: 'n1',
    version: 3,
    clientId: 'c1',
    clientName: 'Bakery',
    date: '2026-11-02',
  }
  renderAt('/delivery-note/n1/edit', <NoteForm initial={mine} taxRate="19" />)
  await userEvent.type(await screen.findByLabelText('Carrier'), 'DHL')
  await userEvent.type(screen.getByLabelText('Order number'), '4711')
  theirs = THEIRS
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  const dialog = within(await screen.findByRole('dialog', { name: /Berta/ }))
  const rows = dialog.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Datebefore 02.11.2026 → now 05.11.2026not changed',
    'Carrierbefore – → now HermesDHL',
    expect.stringContaining('Ring twice'),
    expect.stringContaining('Carl'),
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Save my changes' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({
    version: 4,
    carrier: 'DHL',
    orderNumber: '4711',
    date: '2026-11-05',
    notes: 'Ring twice',
    assigneeId: 'p1',
  })
})
