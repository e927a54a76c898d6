import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { InvoiceForm } from './invoice_form'
import { newInvoice } from './invoice_values'

const CLIENT = {
  _id: 'c1',
  number: 'K-1',
  name: 'Bakery',
  city: '',
  currency: 'EUR',
  paymentTermDays: 10,
}
const ITEM = {
  _id: 'p1',
  number: 'A-1',
  name: 'Advice',
  description: 'on site',
  unit: 'h',
  unitPrice: 95.5,
  priceMode: 'net',
  taxRate: 7,
}

// Whole forms are typed key by key.
vi.setConfig({ testTimeout: 120_000 })

interface Sent {
  method: string
  address: string
  body: Record<string, unknown>
}

let sent: Sent[]
let refusal: object | undefined
let findings: object[]

beforeEach(() => {
  sent = []
  refusal = undefined
  findings = []
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push({ method, address, body: JSON.parse(String(body ?? '{}')) })
    if (address.startsWith('/api/settings'))
      return new Response(JSON.stringify({ companyInfo, preferences }))
    if (address.startsWith('/api/unbilled-hours') || address.endsWith('/hours'))
      return new Response('[]')
    if (address.startsWith('/api/items')) return new Response(JSON.stringify([ITEM]))
    if (address.startsWith('/api/clients')) return new Response(JSON.stringify([CLIENT]))
    if (address.endsWith('/check')) return new Response(JSON.stringify({ findings }))
    if (address.endsWith('/preview')) return new Response('', { status: 503 })
    if (address.endsWith('/issue') && refusal)
      return new Response(JSON.stringify(refusal), { status: 422 })
    return new Response(JSON.stringify({ _id: 'd1', version: 1, number: 'RE-1' }))
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const companyInfo = { country: 'DE' }

const preferences = {
  language: 'en' as const,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  defaultTaxRate: 19,
  taxRates: [19, 7, 0],
}
const open = () =>
  renderAt('/invoices/new', <InvoiceForm initial={newInvoice(preferences)} taxRate="19" />)
const lines = () => within(screen.getByRole('group', { name: 'Lines' })).getAllByRole('listitem')
const description = (index: number) =>
  within(lines()[index]!).getByLabelText<HTMLTextAreaElement>('Description')
const saved = () => sent.filter(({ address }) => !/\/(preview|check)$/.test(address))

test('the keyboard alone writes an invoice', async () => {
  const user = userEvent.setup()
  open()
  const client = await screen.findByLabelText('Client')
  await waitFor(() => expect(document.activeElement).toBe(client))
  await user.keyboard('Bak')
  await screen.findByRole('option', { name: /Bakery/ })
  await user.keyboard('{Enter}')
  // Enter takes the best match, also when it comes before the list has caught up.
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Client').value).toBe('Bakery')
  )
  expect(screen.getByText('10 days after the invoice date')).toBeDefined()

  await user.click(description(0))
  await user.keyboard('Adv')
  await screen.findByRole('option', { name: /Advice/ })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(description(0).value).toBe('Advice\non site')
  await waitFor(() =>
    expect(document.activeElement).toBe(within(lines()[0]!).getByLabelText('Quantity'))
  )
  await user.keyboard('2,5{Enter}')

  await waitFor(() => expect(document.activeElement).toBe(description(1)))
  await user.keyboard('Travel{Tab}1{Tab}{Tab}45.00')
  expect(screen.getByText('€283.75')).toBeDefined()
  expect(screen.getByText('€309.01')).toBeDefined()

  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(description(0).value).toBe('Travel')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Issue' }))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/view/invoices/d1'))

  const [draft, issue] = saved()
  expect(draft?.body).toMatchObject({
    clientId: 'c1',
    lines: [
      { description: 'Travel', quantity: '1', unitPrice: '45', taxRate: '19' },
      { itemId: 'p1', quantity: '2.5', unit: 'h', unitPrice: '95.5', taxRate: '7' },
    ],
  })
  expect(issue).toMatchObject({ method: 'POST', address: '/api/invoices/d1/issue' })
})

test('Enter before the matches are there takes the best of them', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Client'), 'Bak{Enter}')
  await screen.findByText('10 days after the invoice date')
  expect(screen.getByLabelText<HTMLInputElement>('Client').value).toBe('Bakery')
  expect(saved()).toEqual([])
})

test('Enter in an empty form saves no empty draft', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Client'), '{Enter}')
  expect(screen.getByText(/Choose a client/)).toBeDefined()
  expect(saved()).toEqual([])
})

test('issuing tells what is missing and asks nothing before', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Issue' }))
  expect(screen.getByText(/Choose a client/)).toBeDefined()
  expect(screen.getByText('Add at least one line.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a price beyond what can be invoiced is refused at its field before anything is asked', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Client'), 'Meier')
  await userEvent.click(await screen.findByText('One-off client “Meier”'))
  await userEvent.type(description(0), 'Work')
  await userEvent.type(within(lines()[0]!).getByLabelText('Unit price'), '999999999999')
  await userEvent.click(screen.getByRole('button', { name: 'Issue' }))
  expect(await screen.findByText('At most 1,000,000,000.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('doubts are listed in the question before issuing', async () => {
  const message = 'The address of the client is missing.'
  findings = [{ field: 'client.street', rule: 'address', severity: 'warning', message }]
  open()
  await userEvent.type(screen.getByLabelText('Client'), 'Meier')
  await userEvent.click(await screen.findByText('One-off client “Meier”'))
  await userEvent.type(description(0), 'Work')
  await userEvent.type(within(lines()[0]!).getByLabelText('Unit price'), '10')
  await userEvent.click(screen.getByRole('button', { name: 'Issue' }))
  await within(await screen.findByRole('dialog')).findByText(message)
})

test('when issuing is refused the next try changes the same draft', async () => {
  refusal = { error: 'Not yet.', code: 'incomplete' }
  open()
  await userEvent.type(screen.getByLabelText('Client'), 'Meier')
  await userEvent.click(await screen.findByText('One-off client “Meier”'))
  await userEvent.type(description(0), 'Work')
  await userEvent.type(within(lines()[0]!).getByLabelText('Unit price'), '10')
  for (const method of ['POST', 'PUT']) {
    await userEvent.click(screen.getByRole('button', { name: 'Issue' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Issue' }))
    await screen.findByText('Not yet.')
    await waitFor(() => expect(saved().at(-2)?.method).toBe(method))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(saved().at(-2)).toMatchObject({
    address: '/api/invoices/d1',
    body: { version: 1, customClient: { name: 'Meier' } },
  })
})

test('what was typed is there again after the page was left', async () => {
  const { unmount } = open()
  await userEvent.type(description(0), 'Half a sentence')
  unmount()
  open()
  expect(description(0).value).toBe('Half a sentence')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(description(0).value).toBe('')
})

const field = (index: number, name: string) => within(lines()[index]!).getByLabelText(name)
const choose = async (menu: string, entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}
const bodyOfDraft = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(saved()).toHaveLength(1))
  return saved()[0]?.body
}

test('headings, subtotals, amounts off and reasons for no VAT reach the server', async () => {
  open()
  await userEvent.type(description(0), 'Work')
  await userEvent.type(field(0, 'Unit price'), '100')
  await choose('Actions for line 1', 'Discount as an amount')
  await userEvent.type(field(0, 'Discount'), '12.50')
  await userEvent.selectOptions(field(0, 'VAT'), 'Reverse charge')
  await choose('Heading, text, subtotal', 'Subtotal')
  expect(within(lines()[1]!).getByText('€87.50')).toBeDefined()
  expect(await bodyOfDraft()).toMatchObject({
    priceMode: 'net',
    lines: [
      { discount: '0', discountAmount: '12.5', taxRate: '0', taxCategory: 'AE' },
      { kind: 'subtotal' },
    ],
  })
})

test('a discount on the whole invoice and gross prices are in the total at once', async () => {
  open()
  await userEvent.type(description(0), 'Work')
  await userEvent.type(field(0, 'Unit price'), '119')
  await userEvent.click(screen.getByText('Gross prices'))
  await userEvent.click(screen.getByText('Discount on the whole document'))
  await userEvent.type(screen.getAllByLabelText('Discount').at(-1)!, '10')
  expect(screen.getByText('€107.10')).toBeDefined()
  expect(await bodyOfDraft()).toMatchObject({ priceMode: 'gross', discountPercent: '10' })
})

test('rows copied from a spreadsheet become lines', async () => {
  open()
  await userEvent.click(description(0))
  await userEvent.paste('Advice\t7.5\th\t95.00\r\nTravel\t1\t\t40.00\r\n')
  expect(lines()).toHaveLength(2)
  expect(description(1).value).toBe('Travel')
  expect(screen.getByText('€752.50')).toBeDefined()
})

test('what a period, Skonto and references say is sent', async () => {
  open()
  await userEvent.type(description(0), 'Work')
  await userEvent.type(field(0, 'Unit price'), '100')
  await userEvent.click(screen.getByText('References of the client'))
  await userEvent.type(screen.getByLabelText('Order number'), 'PO-7')
  await userEvent.click(screen.getByText('Discount for paying early'))
  await userEvent.click(screen.getByRole('button', { name: 'Add a step' }))
  await userEvent.type(screen.getByLabelText('Discount 1'), '2')
  await userEvent.type(screen.getByLabelText('Days to pay 1'), '10')
  expect(await bodyOfDraft()).toMatchObject({
    orderNumber: 'PO-7',
    skonto: [{ days: 10, percent: 2 }],
    intro: null,
  })
})

test('a refusal by the server is predicted, with a link to the field', async () => {
  findings = [
    { severity: 'error', field: 'orderNumber', rule: 'x', message: 'The number is wrong.' },
    { severity: 'warning', field: 'companyInfo.iban', rule: 'y', message: 'No account.' },
  ]
  open()
  await userEvent.type(screen.getByLabelText('Client'), 'Meier')
  await userEvent.click(await screen.findByText('One-off client “Meier”'))
  await userEvent.type(description(0), 'Work')
  await userEvent.type(field(0, 'Unit price'), '10')
  await userEvent.click(screen.getByRole('button', { name: 'Issue' }))
  await screen.findByText(/The number is wrong/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved()).toEqual([])
  expect(screen.getByRole('link', { name: 'Complete bank details' }).getAttribute('href')).toBe(
    '/settings?section=bank&field=companyInfo.iban'
  )
  await userEvent.click(screen.getByRole('button', { name: 'Go there' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Order number'))
})
