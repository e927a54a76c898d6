import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { today } from '@/lib/days'
import { renderAt } from '../../../../tests/render'
import { newExpense, valuesOf } from '../expense_values'
import { handFiles } from '../parts'
import { ExpenseForm } from './expense_form'

const PREFERENCES = {
  language: 'en' as const,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  defaultTaxRate: 19,
  taxRates: [19, 7, 0],
}
const CATEGORIES = [
  { category: 'officeSupplies', skr03: '4930', skr04: '6815', deductiblePercent: 100 },
  { category: 'phone', skr03: '4920', skr04: '6805', deductiblePercent: 100 },
  { category: 'entertainment', skr03: '4650', skr04: '6640', deductiblePercent: 70 },
]
const VENDOR = {
  vendor: 'Elbnetz Telekom',
  vendorVatId: 'DE136695976',
  vendorIban: 'DE89370400440532013000',
  taxTreatment: 'domestic',
  currency: 'EUR',
  category: 'phone',
  taxRate: 7,
}
const LINE = {
  category: null,
  description: 'Advice',
  amount: 119,
  taxRate: 19,
  tax: 19,
}
const READING = {
  expense: {
    ...{ vendor: 'Seller GmbH', vendorVatId: 'DE123456789', vendorIban: '', reference: 'RE-7' },
    ...{ date: '2026-11-02', dueDate: '2026-11-16', currency: 'EUR', taxTreatment: 'domestic' },
    lines: [LINE],
  },
  findings: [{ rule: 'BR-CO-10', severity: 'error', message: 'The sum differs.' }],
}
const STORED = {
  ...{ _id: 'e1', version: 3, number: 'EB-2026-0001', vendor: 'Bakery', reference: '' },
  ...{ date: '2026-11-02', dueDate: null, paidDate: '2026-11-02', status: 'paid' as const },
  ...{ categories: ['phone' as const], currency: 'EUR', net: 100, tax: 19, gross: 119 },
  ...{ receiptCount: 0, vendorVatId: '', vendorIban: '', taxTreatment: 'domestic' as const },
  ...{ exchangeRate: null, owedTax: 0, receipts: [], notes: '', createdAt: '2026-11-02T09:00Z' },
  own: { currency: 'EUR', net: 100, tax: 19, gross: 119 },
  lines: [
    {
      ...{ category: 'phone' as const, description: '', taxRate: 19 },
      ...{ net: 100, tax: 19, amount: 119 },
    },
  ],
}

// Whole forms are typed key by key.
vi.setConfig({ testTimeout: 120_000 })

let sent: { method: string; address: string; body: unknown }[]
let asked: string[]
let twins: object[]
/** What the server answers to a change, where it is not the saved expense. */
let refusal: { status: number; body: object } | undefined
let refusesUploads: boolean
/** What the server holds of the expense that is edited, once somebody else has saved it. */
let theirs: object | undefined

beforeEach(() => {
  sent = []
  asked = []
  twins = []
  refusal = undefined
  refusesUploads = false
  theirs = undefined
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(answerTo(address))
    if (address === '/api/expense-readings') return Response.json(READING)
    sent.push({ method, address, body: body instanceof FormData ? body : JSON.parse(String(body)) })
    if (body instanceof FormData && refusesUploads)
      return Response.json({ code: 'x', error: 'This file is no receipt.' }, { status: 422 })
    if (refusal && !(body instanceof FormData))
      return Response.json(refusal.body, { status: refusal.status })
    return Response.json(STORED)
  })
})

function answerTo(address: string) {
  asked.push(address)
  if (address.startsWith('/api/settings')) return { preferences: PREFERENCES }
  if (address.startsWith('/api/expense-categories')) return CATEGORIES
  if (address.startsWith('/api/expense-vendors')) return [VENDOR]
  if (address.startsWith('/api/expenses/duplicates')) return twins
  if (address.startsWith('/api/records/')) return { at: null, by: { name: 'Berta' } }
  if (address === '/api/expenses/e1') return theirs ?? STORED
  return []
}

const openNew = () =>
  renderAt('/expenses/new', <ExpenseForm initial={newExpense(PREFERENCES)} ownCurrency="EUR" />)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const address = () => screen.getByTestId('address').textContent

const fileNameOf = (body: unknown) => {
  const file = body instanceof FormData ? body.get('file') : undefined
  return file instanceof File ? file.name : undefined
}

async function choose(category: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Category' }))
  await userEvent.click(await screen.findByRole('option', { name: category }))
}

async function writeShort() {
  await userEvent.type(await screen.findByLabelText('Vendor'), 'Paper shop')
  await userEvent.type(field('Amount incl. VAT'), '1.190,00')
  await choose('Office supplies')
}

test('vendor, amount and category are enough, and net and VAT are shown as they are typed', async () => {
  openNew()
  await waitFor(() => expect(document.activeElement).toBe(field('Vendor')))
  await writeShort()
  expect(screen.getByText('€1,000.00')).toBeDefined()
  expect(screen.getByText('€190.00')).toBeDefined()
  await save()
  await waitFor(() => expect(address()).toBe('/expenses'))
  expect(sent).toEqual([
    {
      method: 'POST',
      address: '/api/expenses',
      body: {
        ...{ vendor: 'Paper shop', date: today(), paidDate: today(), dueDate: null },
        ...{ currency: 'EUR', exchangeRate: null, taxTreatment: 'domestic', notes: '' },
        ...{ reference: '', vendorVatId: '', vendorIban: '' },
        lines: [
          {
            ...{ category: 'officeSupplies', description: null },
            ...{ amount: '1190', taxRate: '19', tax: null },
          },
        ],
      },
    },
  ])
})

test('what is not paid yet has a due date, and several rates have an amount each', async () => {
  openNew()
  await writeShort()
  await userEvent.click(screen.getByRole('switch', { name: 'Already paid' }))
  await userEvent.type(field('Due on'), '24.12.2026')
  await userEvent.click(screen.getByText('More details'))
  await userEvent.click(screen.getByRole('button', { name: 'Add another VAT rate' }))
  const [, second] = screen.getAllByLabelText<HTMLInputElement>('Amount incl. VAT')
  await userEvent.type(second as HTMLInputElement, '10.70')
  const [, rate] = screen.getAllByLabelText<HTMLSelectElement>('VAT')
  await userEvent.selectOptions(rate as HTMLSelectElement, '7')
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    ...{ paidDate: null, dueDate: '2026-12-24' },
    lines: [
      { amount: '1190', taxRate: '19' },
      { amount: '10.7', taxRate: '7', category: 'officeSupplies' },
    ],
  })
})

test('a vendor of before brings its category, rate, VAT ID and IBAN', async () => {
  openNew()
  await userEvent.type(await screen.findByLabelText('Vendor'), 'Elb')
  await userEvent.click(await screen.findByRole('option', { name: /Elbnetz Telekom/ }))
  await userEvent.type(field('Amount incl. VAT'), '47.60')
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    ...{ vendor: VENDOR.vendor, vendorVatId: VENDOR.vendorVatId, vendorIban: VENDOR.vendorIban },
    lines: [{ category: 'phone', taxRate: '7', amount: '47.6' }],
  })
})

test('row 79: an e-invoice fills the form, says what is wrong with it, and goes along as the receipt', async () => {
  handFiles([new File(['<?xml ?>'], 'invoice.xml', { type: 'text/xml' })])
  openNew()
  await screen.findByText(/Read from the e-invoice: Seller GmbH, no. RE-7, €119.00/)
  expect(screen.getByText('The sum differs.')).toBeDefined()
  expect(field('Vendor').value).toBe('Seller GmbH')
  expect(field('Number on the receipt').value).toBe('RE-7')
  await choose('Telephone')
  await save()
  await waitFor(() => expect(address()).toBe('/expenses'))
  expect(sent[0]?.body).toMatchObject({
    ...{ vendor: 'Seller GmbH', vendorVatId: 'DE123456789', reference: 'RE-7' },
    ...{ date: '2026-11-02', dueDate: '2026-11-16', paidDate: null },
    lines: [{ category: 'phone', description: 'Advice', amount: '119', tax: null }],
  })
  expect(sent[1]?.address).toBe('/api/expenses/e1/receipts')
  expect(fileNameOf(sent[1]?.body)).toBe('invoice.xml')
})

test('what an e-invoice has filled in can be undone', async () => {
  handFiles([new File(['<?xml ?>'], 'invoice.xml', { type: 'text/xml' })])
  openNew()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(field('Vendor').value).toBe('')
  expect(screen.queryByText(/Read from the e-invoice/)).toBeNull()
})

test('an expense stays when its file cannot be sent, and the file can be sent again', async () => {
  refusesUploads = true
  handFiles([new File(['x'], 'photo.heic', { type: 'image/heic' })])
  const { unmount } = openNew()
  await writeShort()
  await save()
  await waitFor(() => expect(address()).toBe('/expenses/e1'))
  unmount()
  renderAt(
    '/expenses/e1',
    <ExpenseForm initial={valuesOf(STORED)} ownCurrency="EUR" number={STORED.number} />
  )
  await screen.findByText(/photo.heic was not uploaded. This file is no receipt./)
  refusesUploads = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/was not uploaded/)).toBeNull())
  expect(sent.map((one) => one.address)).toEqual([
    '/api/expenses',
    '/api/expenses/e1/receipts',
    '/api/expenses/e1/receipts',
  ])
})

test('a receipt that may be there already is said before saving, and can be saved all the same', async () => {
  twins = [{ _id: 'e9', number: 'EB-2026-0009', date: '2026-11-01', reference: '' }]
  openNew()
  await writeShort()
  const note = await screen.findByRole('link', { name: 'EB-2026-0009 of 01.11.2026' })
  expect(note.getAttribute('href')).toBe('/expenses/e9')
  const question = asked.findLast((one) => one.startsWith('/api/expenses/duplicates')) ?? ''
  expect(Object.fromEntries(new URLSearchParams(question.split('?')[1]))).toEqual({
    ...{ vendor: 'Paper shop', date: today(), gross: '1190.00', currency: 'EUR' },
  })
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('a refused VAT is said at its field, also when that is folded away', async () => {
  const message = 'This VAT does not fit.'
  refusal = {
    status: 422,
    body: { code: 'x', error: message, fields: [{ field: 'lines.0.tax', message, rule: 'x' }] },
  }
  openNew()
  await writeShort()
  await save()
  expect(await screen.findByText(message)).toBeDefined()
  expect(field('VAT as printed').getAttribute('aria-invalid')).toBe('true')
  expect(field('VAT as printed').closest('details')?.open).toBe(true)
})

test('an empty form says what is missing at each field', async () => {
  openNew()
  await screen.findByLabelText('Vendor')
  await save()
  for (const message of ['Enter the vendor.', 'Enter the amount.', 'Choose a category.'])
    expect(await screen.findByText(message)).toBeDefined()
  expect(sent).toEqual([])
})

test('business meals say how much of them reduces the profit', async () => {
  openNew()
  await screen.findByLabelText('Vendor')
  await choose('Business meals')
  expect(await screen.findByText(/Only 70% of the net amount/)).toBeDefined()
})

test('row 45: two people who change an expense read what the other has changed', async () => {
  renderAt(
    '/expenses/e1',
    <ExpenseForm initial={valuesOf(STORED)} ownCurrency="EUR" number={STORED.number} />
  )
  const vendor = await screen.findByLabelText('Vendor')
  await userEvent.clear(vendor)
  await userEvent.type(vendor, 'Bakery & Sons')
  theirs = { ...STORED, version: 4, notes: 'Paid in cash' }
  refusal = { status: 409, body: { code: 'version_conflict', error: 'Changed.' } }
  await save()
  const dialog = within(await screen.findByRole('dialog', { name: /Berta/ }))
  expect(dialog.getByText('Paid in cash')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my changes' }))
  refusal = undefined
  await save()
  await waitFor(() => expect(address()).toBe('/expenses'))
  expect(sent.at(-1)?.body).toMatchObject({
    ...{ version: 4, vendor: 'Bakery & Sons', notes: 'Paid in cash' },
  })
})
