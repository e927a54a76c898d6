import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { newExpense, valuesOf } from '@/features/expenses/expense_values'
import { ExpenseForm } from '@/features/expenses/form/expense_form'
import { renderAt } from './render'

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
  { category: 'lowValueAssets', skr03: '4855', skr04: '6260', deductiblePercent: 100 },
]
export const VENDOR = {
  _id: 'v1',
  vendor: 'Elbnetz Telekom',
  vendorVatId: 'DE136695976',
  vendorIban: 'DE89370400440532013000',
  taxTreatment: 'domestic',
  currency: 'EUR',
  category: 'phone',
  taxRate: 7,
  paymentDays: null,
  skontoPercent: null,
  skontoDays: null,
}
const NO_RATE = { currency: 'USD', rate: null, publishedOn: null }
const NEW_VENDOR = {
  _id: 'v2',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  vatId: '',
  iban: '',
  customerNumber: '',
  category: null,
  paymentDays: 14,
  skontoPercent: null,
  skontoDays: null,
  version: 1,
}
/** Money that left the account. */
export const ENTRY = {
  _id: 'b1',
  state: 'open',
  date: '2026-11-20',
  amount: -119,
  currency: 'EUR',
  name: 'Hosting AG',
  iban: 'DE89370400440532013000',
  purpose: 'RG 4711',
}
const LINE = {
  category: null,
  description: 'Advice',
  amount: 119,
  taxRate: 19,
  tax: 19,
}
export const READING = {
  source: 'eInvoice',
  isOwn: false,
  expense: {
    vendor: 'Seller GmbH',
    vendorVatId: 'DE123456789',
    vendorIban: '',
    reference: 'RE-7',
    date: '2026-11-02',
    dueDate: '2026-11-16',
    currency: 'EUR',
    taxTreatment: 'domestic',
    skontoPercent: null,
    skontoDate: null,
    lines: [LINE],
  },
  findings: [{ rule: 'BR-CO-10', severity: 'error', message: 'The sum differs.' }],
}
export const STORED = {
  _id: 'e1',
  version: 3,
  number: 'EB-2026-0001',
  vendor: 'Bakery',
  reference: '',
  date: '2026-11-02',
  dueDate: null,
  paidDate: '2026-11-02',
  status: 'paid' as const,
  categories: ['phone' as const],
  currency: 'EUR',
  net: 100,
  tax: 19,
  gross: 119,
  skonto: null,
  receiptCount: 0,
  vendorVatId: '',
  vendorIban: '',
  vendorId: 'v1',
  taxTreatment: 'domestic' as const,
  client: null,
  isRebillable: false,
  markup: 0,
  billedBy: null,
  recurring: null,
  bankEntry: null,
  exchangeRate: null,
  owedTax: 0,
  receipts: [],
  claimant: null,
  project: null,
  privateShare: 0,
  occasion: '',
  guests: '',
  notes: '',
  createdAt: '2026-11-02T09:00Z',
  own: { currency: 'EUR', net: 100, tax: 19, gross: 119, businessNet: 100, businessTax: 19 },
  lines: [
    {
      category: 'phone' as const,
      description: '',
      taxRate: 19,
      net: 100,
      tax: 19,
      amount: 119,
    },
  ],
}

interface Server {
  sent: { method: string; address: string; body: unknown }[]
  asked: string[]
  twins: object[]
  /** The server's answer to a change, when it is not the saved expense. */
  refusal?: { status: number; body: object } | undefined
  refusesUploads: boolean
  /** Why an entry of the bank is not matched with the new expense. */
  matchRefusal?: string | undefined
  /** The code with which a file is refused as an e-invoice. */
  readingRefusal?: string | undefined
  /** The vendor that is known. */
  vendor?: object | undefined
  /** The reference rate of a day, and the rates that invoices had last. */
  referenceRate?: object | undefined
  lastRates?: object[] | undefined
  /** The answer to a file that is read; an e-invoice without it. */
  reading?: object | undefined
  /** The expense on the server after somebody else has saved it. */
  theirs?: object
}

/** A server with one vendor and one expense. Tests set its answers and read its requests. */
export const server: Server = { sent: [], asked: [], twins: [], refusesUploads: false }

/** Puts the server in its first state and answers all requests from it. */
export function openServer() {
  Object.assign(server, { sent: [], asked: [], twins: [], refusesUploads: false })
  server.refusal = undefined
  server.matchRefusal = undefined
  server.readingRefusal = undefined
  server.reading = undefined
  server.theirs = undefined
  server.vendor = undefined
  server.referenceRate = undefined
  server.lastRates = undefined
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(answerTo(address))
    if (address === '/api/expense-readings') {
      const code = server.readingRefusal
      return code
        ? Response.json({ code, error: 'No.' }, { status: 422 })
        : Response.json(server.reading ?? READING)
    }
    server.sent.push({
      method,
      address,
      body: body instanceof FormData ? body : JSON.parse(String(body)),
    })
    if (body instanceof FormData && server.refusesUploads)
      return Response.json({ code: 'x', error: 'This file is no receipt.' }, { status: 422 })
    if (address === '/api/vendors') return Response.json({ ...NEW_VENDOR, name: 'Paper shop' })
    if (server.matchRefusal && address.startsWith('/api/bank-entries'))
      return Response.json({ code: 'x', error: server.matchRefusal }, { status: 409 })
    if (server.refusal && !(body instanceof FormData))
      return Response.json(server.refusal.body, { status: server.refusal.status })
    return Response.json(STORED)
  })
}

function answerTo(address: string) {
  server.asked.push(address)
  if (address.startsWith('/api/settings'))
    return { preferences: PREFERENCES, companyInfo: { country: 'DE' } }
  if (address.startsWith('/api/expense-categories')) return CATEGORIES
  if (address.startsWith('/api/expense-vendors')) return [server.vendor ?? VENDOR]
  if (address.startsWith('/api/expenses/duplicates')) return server.twins
  if (address.startsWith('/api/reference-rates')) return server.referenceRate ?? NO_RATE
  if (address.startsWith('/api/exchange-rates')) return server.lastRates ?? []
  if (address.startsWith('/api/records/')) return { at: null, by: { name: 'Berta' } }
  if (address === '/api/bank-entries/b1') return ENTRY
  if (address === '/api/expenses/e1') return server.theirs ?? STORED
  return []
}

export const openNew = () =>
  renderAt('/expenses/new', <ExpenseForm initial={newExpense(PREFERENCES)} ownCurrency="EUR" />)
export const openStored = () =>
  renderAt(
    '/expenses/e1',
    <ExpenseForm initial={valuesOf(STORED)} ownCurrency="EUR" number={STORED.number} />
  )
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
export const address = () => screen.getByTestId('address').textContent

export const fileNameOf = (body: unknown) => {
  const file = body instanceof FormData ? body.get('file') : undefined
  return file instanceof File ? file.name : undefined
}

export async function choose(category: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Category' }))
  await userEvent.click(await screen.findByRole('option', { name: category }))
}

export async function writeShort() {
  await userEvent.type(await screen.findByLabelText('Vendor'), 'Paper shop')
  await userEvent.type(field('Amount incl. VAT'), '1.190,00')
  await choose('Office supplies')
}
