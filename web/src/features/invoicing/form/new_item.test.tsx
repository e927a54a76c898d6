import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { InvoiceForm } from './invoice_form'
import { newInvoice } from './invoice_values'

// Whole forms are typed key by key.
vi.setConfig({ testTimeout: 120_000 })

const companyInfo = { country: 'DE' }

const preferences = {
  language: 'en' as const,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  defaultTaxRate: 19,
}
const REFUSAL = {
  error: 'There is an item with this number already.',
  code: 'item_number_taken',
  errors: [{ field: 'number', message: 'There is an item with this number already.' }],
}

interface Sent {
  address: string
  body: Record<string, unknown>
}

let sent: Sent[]
let refusals: { status: number; body: object }[]

beforeEach(async () => {
  sent = []
  refusals = []
  localStorage.clear()
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (address.startsWith('/api/settings'))
      return new Response(JSON.stringify({ companyInfo, preferences }))
    if (method === 'GET') return new Response('[]')
    if (address.endsWith('/preview')) return new Response('', { status: 503 })
    const read = JSON.parse(String(body))
    sent.push({ address, body: read })
    const refusal = refusals.shift()
    if (refusal) return new Response(JSON.stringify(refusal.body), { status: refusal.status })
    return new Response(JSON.stringify({ ...read, _id: 'p9', number: 'A-9', version: 1 }))
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderAt('/invoices/new', <InvoiceForm initial={newInvoice(preferences)} taxRate="19" />)
  await screen.findByRole('group', { name: 'Lines' })
})

const line = (index: number) =>
  within(within(screen.getByRole('group', { name: 'Lines' })).getAllByRole('listitem')[index]!)
const description = (index: number) =>
  line(index).getByLabelText<HTMLTextAreaElement>('Description')
const dialog = () => within(screen.getByRole('dialog'))

test('row 22: the keyboard alone saves a line as an item, and the line is that item then', async () => {
  const user = userEvent.setup()
  await user.click(description(0))
  await user.keyboard('Advice{Tab}2{Tab}h{Tab}95.50')
  await user.click(description(0))
  await user.keyboard(' on site')
  await user.keyboard('{ArrowDown}')
  await waitFor(() => {
    const [option] = screen.getAllByRole('option', { name: 'Save “Advice on site” as an item …' })
    expect(option?.hasAttribute('data-combobox-selected')).toBe(true)
  })
  await user.keyboard('{Enter}')

  await screen.findByRole('dialog')
  const name = dialog().getByLabelText<HTMLInputElement>('Name *')
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.value).toBe('Advice on site')
  expect(dialog().getByLabelText<HTMLInputElement>('Unit').value).toBe('h')
  expect(dialog().getByLabelText<HTMLInputElement>('Unit price (net) *').value).toBe('95.50')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(description(0)))
  expect(sent).toEqual([
    {
      address: '/api/items',
      body: {
        type: 'service',
        name: 'Advice on site',
        number: '',
        description: '',
        unit: 'h',
        unitPrice: '95.5',
        priceMode: 'net',
        taxRate: '19',
      },
    },
  ])

  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    address: '/api/invoices',
    body: {
      lines: [{ itemId: 'p9', description: 'Advice on site', quantity: '2', unitPrice: '95.5' }],
    },
  })
})

test('row 22: a refusal by the server is shown in the dialog, and the draft is kept', async () => {
  refusals = [
    { status: 422, body: REFUSAL },
    { status: 500, body: { error: 'Something went wrong.' } },
  ]
  await userEvent.type(description(0), 'Advice')
  await userEvent.type(line(0).getByLabelText('Unit price'), '10')
  await userEvent.click(screen.getByRole('button', { name: 'Actions for line 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as an item …' }))
  await screen.findByRole('dialog')
  await userEvent.type(dialog().getByLabelText('Number'), 'A-1')
  const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save item' }))
  await save()
  await dialog().findByText(REFUSAL.error)
  await save()
  await dialog().findByText('Something went wrong.')
  expect(dialog().getByLabelText<HTMLInputElement>('Number').value).toBe('A-1')

  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(description(0).value).toBe('Advice')
  expect(sent.map(({ address }) => address)).toEqual(['/api/items', '/api/items'])
})

test('row 22: a line without a text takes name and price from its new item', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for line 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as an item …' }))
  await screen.findByRole('dialog')
  const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save item' }))
  await save()
  expect(dialog().getByText('Enter the item’s name.')).toBeDefined()
  await userEvent.type(dialog().getByLabelText('Name *'), 'Travel')
  await userEvent.type(dialog().getByLabelText('Unit price (net) *'), '45')
  await save()
  await waitFor(() => expect(description(0).value).toBe('Travel'))
  expect(line(0).getByLabelText<HTMLInputElement>('Unit price').value).toBe('45.00')
})
