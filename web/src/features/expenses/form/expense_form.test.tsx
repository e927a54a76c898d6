import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { today } from '@/lib/time/days'
import {
  address,
  choose,
  field,
  openNew,
  openServer,
  save,
  server,
  VENDOR,
  writeShort,
} from '../../../../tests/expense_desk'

// Whole forms are typed key by key.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(openServer)

test('vendor, amount and category are enough, and net and VAT are shown as they are typed', async () => {
  openNew()
  await waitFor(() => expect(document.activeElement).toBe(field('Vendor')))
  await writeShort()
  expect(screen.getByText('€1,000.00')).toBeDefined()
  expect(screen.getByText('€190.00')).toBeDefined()
  await save()
  await waitFor(() => expect(address()).toBe('/expenses'))
  expect(server.sent).toEqual([
    {
      method: 'POST',
      address: '/api/expenses',
      body: {
        vendor: 'Paper shop',
        date: today(),
        paidDate: today(),
        dueDate: null,
        currency: 'EUR',
        exchangeRate: null,
        taxTreatment: 'domestic',
        notes: '',
        reference: '',
        occasion: '',
        guests: '',
        vendorVatId: '',
        vendorIban: '',
        skontoPercent: null,
        skontoDate: null,
        tookSkonto: false,
        privateShare: '0',
        projectId: null,
        clientId: null,
        isRebillable: false,
        markup: '0',
        lines: [
          {
            category: 'officeSupplies',
            description: null,
            amount: '1190',
            taxRate: '19',
            tax: null,
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
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.body).toMatchObject({
    paidDate: null,
    dueDate: '2026-12-24',
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
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.body).toMatchObject({
    vendor: VENDOR.vendor,
    vendorVatId: VENDOR.vendorVatId,
    vendorIban: VENDOR.vendorIban,
    lines: [{ category: 'phone', taxRate: '7', amount: '47.6' }],
  })
})

const WITH_TERMS = { ...VENDOR, paymentDays: 30, skontoPercent: 3, skontoDays: 10 }

test('row 111: the terms of a vendor fill due date and Skonto in, and follow the day of the receipt', async () => {
  server.vendor = WITH_TERMS
  openNew()
  await userEvent.type(await screen.findByLabelText('Vendor'), 'Elb')
  await userEvent.click(await screen.findByRole('option', { name: /Elbnetz Telekom/ }))
  await userEvent.type(field('Amount incl. VAT'), '1190')
  expect(screen.getByText('€35.70 off')).toBeDefined()
  await userEvent.clear(field('Date of receipt'))
  await userEvent.type(field('Date of receipt'), '02.03.2026')
  await userEvent.tab()
  await save()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.body).toMatchObject({
    date: '2026-03-02',
    paidDate: null,
    dueDate: '2026-04-01',
    skontoPercent: '3',
    skontoDate: '2026-03-12',
    tookSkonto: false,
  })
})

test('row 111: a due date that somebody has typed stays when the vendor has terms', async () => {
  server.vendor = WITH_TERMS
  openNew()
  await writeShort()
  await userEvent.click(screen.getByRole('switch', { name: 'Already paid' }))
  await userEvent.type(field('Due on'), '24.12.2026')
  await userEvent.clear(field('Vendor'))
  await userEvent.type(field('Vendor'), 'Elb')
  await userEvent.click(await screen.findByRole('option', { name: /Elbnetz Telekom/ }))
  await save()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.body).toMatchObject({ dueDate: '2026-12-24', skontoPercent: null })
})

test('row 111: a new vendor is entered with its terms from the form of an expense', async () => {
  openNew()
  await userEvent.type(await screen.findByLabelText('Vendor'), 'Paper shop')
  await userEvent.click(await screen.findByRole('option', { name: /Create vendor .Paper shop/ }))
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Paper shop')
  await userEvent.type(field('Payment term in days'), '14')
  const [, inDrawer] = screen.getAllByRole('button', { name: 'Save' })
  await userEvent.click(inDrawer as HTMLElement)
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]).toMatchObject({ address: '/api/vendors', body: { paymentDays: 14 } })
})

test('a refused VAT is said at its field, also when that is folded away', async () => {
  const message = 'This VAT does not fit.'
  server.refusal = {
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

test('row 153: goods from the EU on which no VAT is owed have no rate', async () => {
  openNew()
  await writeShort()
  await userEvent.click(screen.getByText('More details'))
  const option = screen.getByRole('option', { name: 'Tax-free goods from the EU (§ 4b UStG)' })
  await userEvent.selectOptions(option.closest('select') as HTMLSelectElement, option)
  await save()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.body).toMatchObject({
    taxTreatment: 'exemptAcquisition',
    lines: [{ amount: '1190', taxRate: '0', tax: null }],
  })
})

test('an empty form says what is missing at each field', async () => {
  openNew()
  await screen.findByLabelText('Vendor')
  await save()
  for (const message of ['Enter the vendor.', 'Enter the amount.', 'Choose a category.'])
    expect(await screen.findByText(message)).toBeDefined()
  expect(server.sent).toEqual([])
})

test('business meals say how much of them reduces the profit', async () => {
  openNew()
  await screen.findByLabelText('Vendor')
  await choose('Business meals')
  expect(await screen.findByText(/Only 70% of the net amount/)).toBeDefined()
})

test('low-value assets say up to which amount they are deducted at once', async () => {
  openNew()
  await screen.findByLabelText('Vendor')
  await choose('Low-value assets')
  expect(await screen.findByText(/Up to €800 net apiece/)).toBeDefined()
})

test('row 111: a business meal asks for its occasion and its guests, other expenses do not', async () => {
  openNew()
  await writeShort()
  expect(screen.queryByLabelText('Occasion of the meal')).toBeNull()
  await choose('Business meals')
  await userEvent.type(field('Occasion of the meal'), 'New brochure')
  await userEvent.type(field('People at the table'), 'Erika Claasen, Jana Petersen')
  await save()
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]?.body).toMatchObject({
    occasion: 'New brochure',
    guests: 'Erika Claasen, Jana Petersen',
  })
})
