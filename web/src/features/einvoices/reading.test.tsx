import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component as ReadPage } from './pages/read_page'
import { attachmentFile, type Reading } from './reading'

const PARTY: Reading['buyer'] = {
  name: 'Bakery',
  tradingName: '',
  street: 'Street 1',
  postalCode: '20354',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'DE987654321',
  registration: '',
  contact: '',
  phone: '',
  email: '',
}

const READING: Reading = {
  format: { syntax: 'UBL', profile: 'urn:x', isHybrid: false },
  number: 'RE-7',
  type: '380',
  date: '2026-11-20',
  dueDate: '2026-12-04',
  currency: 'EUR',
  buyerReference: '',
  orderReference: '',
  contractReference: '',
  notes: [],
  preceding: [],
  seller: { ...PARTY, name: 'Workshop', taxNumber: '' },
  buyer: PARTY,
  delivery: { date: '', from: '', to: '' },
  lines: [
    {
      id: '1',
      name: '<b>Advice</b>',
      description: '',
      note: '',
      item: '',
      quantity: 2,
      unit: 'hrs',
      price: 50,
      priceQuantity: 1,
      category: 'S',
      rate: 19,
      adjustments: [],
      net: 100,
      isCounted: true,
    },
  ],
  adjustments: [],
  vat: [{ category: 'S', rate: 19, base: 100, tax: 19, reason: '' }],
  totals: { lines: 100, net: 100, tax: 19, gross: 119, prepaid: 0, rounding: 0, due: 119 },
  payment: {
    means: '58',
    terms: '',
    remittance: 'RE-7',
    accounts: [{ iban: 'DE75512108001245126199', holder: '', bic: '' }],
    debitedIban: '',
    skonto: [],
  },
  attachments: [
    { id: 'a', description: '', url: '', name: 'hours.csv', size: 1, content: btoa('x') },
  ],
  findings: [],
}

let answer: Response

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer)
})

const choose = async () => {
  const { container } = renderAt('/einvoices/read', <ReadPage />)
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(
    input as HTMLInputElement,
    new File(['<a/>'], 'a.xml', { type: 'text/xml' })
  )
}

test('a chosen file is shown with its parties, sums and account', async () => {
  answer = Response.json(READING)
  await choose()
  expect((await screen.findAllByText('RE-7')).length).toBe(2)
  expect(screen.getByText('<b>Advice</b>')).toBeDefined()
  expect(screen.getByText('DE75 5121 0800 1245 1261 99')).toBeDefined()
  expect(screen.getByText('All sums add up.')).toBeDefined()
})

test("the server's refusal is shown in its words, and another file can be chosen", async () => {
  answer = Response.json({ error: 'There is no e-invoice inside this PDF.' }, { status: 422 })
  await choose()
  expect(await screen.findByText('There is no e-invoice inside this PDF.')).toBeDefined()
  expect(screen.getByText('Choose a file')).toBeDefined()
})

test('what does not add up comes first', async () => {
  const findings = [
    { rule: 'BR-CO-16', severity: 'error' as const, message: 'Check the amount due.' },
  ]
  answer = Response.json({ ...READING, findings })
  await choose()
  expect(await screen.findByText(/Check the amount due/)).toBeDefined()
})

test('an attachment is saved as plain bytes, whatever it calls itself', async () => {
  const [attachment] = READING.attachments
  const file = attachmentFile(attachment as Reading['attachments'][number])
  expect(file.type).toBe('application/octet-stream')
  expect(await file.text()).toBe('x')
})

test('a group of lines says that it is not in the sum', async () => {
  const [line] = READING.lines
  const lines = [{ ...line!, name: 'All of it', isCounted: false }, line!]
  answer = Response.json({ ...READING, lines })
  await choose()
  const group = (await screen.findByText('All of it')).closest('li')
  expect(group?.textContent).toContain('not in the sum')
  expect(screen.getAllByText('not in the sum')).toHaveLength(1)
})
