import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { InvoiceForm } from './invoice_form'
import { newInvoice } from './invoice_values'

const client = (part: { _id: string; name: string; country: string; [key: string]: string }) => ({
  number: 'K-1',
  city: '',
  currency: 'EUR',
  vatId: '',
  ...part,
})
const CLIENTS = [
  client({ _id: 'at', name: 'Wiener GmbH', country: 'AT', vatId: 'ATU12345678' }),
  client({ _id: 'rc', name: 'Bauträger', country: 'DE', taxTreatment: 'reverseCharge' }),
  client({ _id: 'de', name: 'Müller', country: 'DE' }),
]
const ITEM = { _id: 'p1', number: 'A-1', name: 'Advice', description: '', unit: 'h' }
const ITEMS = [
  { ...ITEM, type: 'service', unitPrice: 95, taxRate: 7 },
  { ...ITEM, _id: 'p2', name: 'Desk', type: 'product', unitPrice: 200, taxRate: 19 },
]
const preferences = {
  language: 'en' as const,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  defaultTaxRate: 19,
  taxRates: [19, 7, 0],
}
let isSmallBusiness = false

// Whole forms are typed key by key.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(() => {
  isSmallBusiness = false
  localStorage.clear()
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = (body: unknown) => new Response(JSON.stringify(body))
    const path = new URL(address, 'http://localhost')
    const search = path.searchParams.get('search') ?? ''
    const isSearched = ({ name }: { name: string }) => name.includes(search)
    if (path.pathname === '/api/settings') {
      return answer({
        companyInfo: { country: 'DE' },
        preferences: { ...preferences, isSmallBusiness },
      })
    }
    if (path.pathname === '/api/clients') return answer(CLIENTS.filter(isSearched))
    if (path.pathname === '/api/items') return answer(ITEMS.filter(isSearched))
    if (path.pathname.endsWith('/preview')) return new Response('', { status: 503 })
    return answer([])
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const open = (own: object = {}) =>
  renderAt(
    '/invoices/new',
    <InvoiceForm
      initial={newInvoice({ ...preferences, ...own }, undefined, 'DE')}
      taxRate={isSmallBusiness ? '0' : '19'}
    />
  )
const lines = () => within(screen.getByRole('group', { name: 'Lines' })).getAllByRole('listitem')
const field = (index: number, name: string) =>
  within(lines()[index]!).getByLabelText<HTMLSelectElement>(name)
const chooseClient = async (name: string) => {
  const input = await screen.findByLabelText('Client')
  await userEvent.clear(input)
  await userEvent.type(input, name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}
const fillItem = async (index: number, name: string) => {
  await screen.findByRole('group', { name: 'Lines' })
  await userEvent.type(field(index, 'Description'), name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

test('lines on the form and new ones follow the client, and the note says why', async () => {
  open()
  await fillItem(0, 'Advice')
  expect(field(0, 'VAT').value).toBe('7')
  await chooseClient('Wiener')
  expect(field(0, 'VAT').value).toBe('AE')
  expect(screen.getByText(/This follows from the country and VAT ID/).textContent).toContain(
    'service supplied in another EU country (§ 3a (2) UStG)'
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add line' }))
  expect(field(1, 'VAT').value).toBe('AE')
  await fillItem(1, 'Desk')
  expect(field(1, 'VAT').value).toBe('K')

  await chooseClient('Müller')
  expect([field(0, 'VAT').value, field(1, 'VAT').value]).toEqual(['7', '19'])
})

test('a treatment set for the client wins, and a rate chosen by hand stays', async () => {
  open()
  await screen.findByRole('group', { name: 'Lines' })
  await within(lines()[0]!).findByRole('option', { name: '7%' })
  await userEvent.selectOptions(field(0, 'VAT'), '7')
  await userEvent.click(screen.getByRole('button', { name: 'Add line' }))
  await chooseClient('Bauträger')
  expect([field(0, 'VAT').value, field(1, 'VAT').value]).toEqual(['7', 'AE'])
  await userEvent.click(screen.getByRole('button', { name: /Apply to all lines/i }))
  expect(field(0, 'VAT').value).toBe('AE')
  expect(screen.getByText(/This is set for the client/)).toBeDefined()
})

test('the usual rate is one click away, and the way back is another', async () => {
  open()
  await chooseClient('Wiener')
  await userEvent.click(screen.getByRole('button', { name: 'Charge 19%' }))
  expect(field(0, 'VAT').value).toBe('19')
  await userEvent.click(screen.getByRole('button', { name: 'Add line' }))
  expect(field(1, 'VAT').value).toBe('19')
  await userEvent.click(screen.getByRole('button', { name: /Apply to all lines/i }))
  expect([field(0, 'VAT').value, field(1, 'VAT').value]).toEqual(['AE', 'AE'])
})

test('a one-off client with a country and a VAT ID is taxed as a client of the list is', async () => {
  open()
  await userEvent.type(await screen.findByLabelText('Client'), 'Somebody')
  await userEvent.click(await screen.findByText('One-off client “Somebody”'))
  await userEvent.type(screen.getByLabelText('VAT ID'), 'ATU12345678')
  expect(field(0, 'VAT').value).toBe('19')
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Austria' }))
  expect(field(0, 'VAT').value).toBe('AE')
})

test('items of the catalogue carry no VAT at a small business', async () => {
  isSmallBusiness = true
  open({ isSmallBusiness })
  await screen.findByRole('group', { name: 'Lines' })
  expect(field(0, 'VAT').value).toBe('E')
  await fillItem(0, 'Desk')
  expect(field(0, 'VAT').value).toBe('E')
  await userEvent.click(screen.getByRole('button', { name: 'Add line' }))
  expect(field(1, 'VAT').value).toBe('E')
})
