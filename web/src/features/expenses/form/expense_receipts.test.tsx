import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf } from '@/components/form/draft'
import { today } from '@/lib/time/days'
import {
  address,
  choose,
  field,
  fileNameOf,
  openNew,
  openServer,
  openStored,
  READING,
  STORED,
  save,
  server,
  writeShort,
} from '../../../../tests/expense_desk'
import { emptyLine } from '../expense_values'
import { handFiles } from '../parts'

// Whole forms are typed key by key.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(openServer)

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
  expect(server.sent[0]?.body).toMatchObject({
    vendor: 'Seller GmbH',
    vendorVatId: 'DE123456789',
    reference: 'RE-7',
    date: '2026-11-02',
    dueDate: '2026-11-16',
    paidDate: null,
    lines: [{ category: 'phone', description: 'Advice', amount: '119', tax: null }],
  })
  expect(server.sent[1]?.address).toBe('/api/expenses/e1/receipts')
  expect(fileNameOf(server.sent[1]?.body)).toBe('invoice.xml')
})

test('row 79: an e-invoice of the own company says that it is no expense', async () => {
  server.reading = { ...READING, isOwn: true }
  handFiles([new File(['<?xml ?>'], 'invoice.xml', { type: 'text/xml' })])
  openNew()
  await screen.findByText(/^Your company issued this invoice itself/)
})

test('what an e-invoice has filled in can be undone', async () => {
  handFiles([new File(['<?xml ?>'], 'invoice.xml', { type: 'text/xml' })])
  openNew()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(field('Vendor').value).toBe('')
  expect(screen.queryByText(/Read from the e-invoice/)).toBeNull()
})

const TAXI = {
  source: 'picture',
  isOwn: false,
  findings: [],
  expense: {
    vendor: 'Taxi Yilmaz',
    vendorVatId: '',
    vendorIban: '',
    reference: '0318',
    date: '2026-11-09',
    dueDate: null,
    currency: 'EUR',
    taxTreatment: 'domestic',
    lines: [{ category: null, description: '', amount: 23.4, taxRate: 7, tax: 1.53 }],
  },
}
const unsaved = () => draftOf<object>('expense:new')
const HOTEL = { vendor: 'Hotel', lines: [{ ...emptyLine('7'), amount: '214' }] }

test('row 111: a receipt from another screen does not mix with unsaved entries, which stay', async () => {
  server.reading = TAXI
  unsaved().write(HOTEL)
  handFiles([new File(['x'], 'IMG_1.jpg')])
  openNew()
  await screen.findByText(/were read from the file/)
  expect(field('Vendor').value).toBe('Taxi Yilmaz')
  expect(field('Amount incl. VAT').value).toBe('23.40')
  expect(unsaved().read()).toMatchObject({ vendor: 'Hotel' })
  unsaved().drop()
})

test('row 111: a photo that is added to unsaved entries changes none of them', async () => {
  server.reading = TAXI
  unsaved().write(HOTEL)
  openNew()
  await screen.findByLabelText('Vendor')
  fireEvent.drop(screen.getByRole('button', { name: 'Choose files' }), {
    dataTransfer: { types: ['Files'], files: [new File(['x'], 'IMG_1.jpg')] },
  })
  await screen.findByText(/were read from the file/)
  expect(field('Vendor').value).toBe('Hotel')
  expect(field('Amount incl. VAT').value).toBe('214.00')
  unsaved().drop()
})

test('row 111: a photo fills the fields that are still empty, and each says that it is a suggestion', async () => {
  server.reading = {
    source: 'picture',
    isOwn: false,
    findings: [],
    expense: {
      vendor: 'Taxi Yilmaz',
      vendorVatId: '',
      vendorIban: '',
      reference: '0318',
      date: '2026-11-09',
      dueDate: null,
      currency: 'EUR',
      taxTreatment: 'domestic',
      lines: [{ category: null, description: '', amount: 23.4, taxRate: 7, tax: 1.53 }],
    },
  }
  openNew()
  await userEvent.type(await screen.findByLabelText('Vendor'), 'Taxi')
  fireEvent.drop(screen.getByRole('button', { name: 'Choose files' }), {
    dataTransfer: { types: ['Files'], files: [new File(['x'], 'IMG_1.jpg')] },
  })
  await screen.findByText(/The marked fields were read from the file and may be wrong/)
  expect(field('Vendor').value).toBe('Taxi')
  expect(field('Amount incl. VAT').value).toBe('23.40')
  expect(field('Number on the receipt').value).toBe('0318')
  const isMarked = (name: string) =>
    screen.getByText(name, { selector: 'label' }).dataset.proposed === 'suggestion'
  expect(
    ['Vendor', 'Date of receipt', 'Amount incl. VAT', 'Number on the receipt'].map(isMarked)
  ).toEqual([false, true, true, true])
  await userEvent.clear(field('Number on the receipt'))
  await userEvent.type(field('Number on the receipt'), '0319')
  expect(isMarked('Number on the receipt')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field('Amount incl. VAT').value).toBe('')
  expect(field('Vendor').value).toBe('Taxi')
})

test('a term that the file does not name is no suggestion', async () => {
  server.reading = {
    ...TAXI,
    expense: { ...TAXI.expense, skontoPercent: 2, skontoDate: '2026-12-04', dueDate: null },
  }
  openNew()
  await screen.findByLabelText('Vendor')
  fireEvent.drop(screen.getByRole('button', { name: 'Choose files' }), {
    dataTransfer: { types: ['Files'], files: [new File(['x'], 'IMG_1.jpg')] },
  })
  await screen.findByText(/The marked fields were read from the file and may be wrong/)
  const isMarked = (name: string) =>
    screen.getByText(name, { selector: 'label' }).dataset.proposed === 'suggestion'
  expect(['Due on', 'Skonto until'].map(isMarked)).toEqual([false, true])
})

test('an expense stays when its file cannot be server.sent, and the file can be server.sent again', async () => {
  server.refusesUploads = true
  handFiles([new File(['x'], 'photo.heic', { type: 'image/heic' })])
  const { unmount } = openNew()
  await writeShort()
  await save()
  await waitFor(() => expect(address()).toBe('/expenses/e1'))
  unmount()
  openStored()
  await screen.findByText(/photo.heic was not uploaded. This file is no receipt./)
  server.refusesUploads = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/was not uploaded/)).toBeNull())
  expect(server.sent.map((one) => one.address)).toEqual([
    '/api/expenses',
    '/api/expenses/e1/receipts',
    '/api/expenses/e1/receipts',
  ])
})

test('an ordinary PDF is a receipt like any other: a quiet note says so', async () => {
  server.readingRefusal = 'no_text'
  handFiles([new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' })])
  openNew()
  const note = await screen.findByText(
    /Nothing could be read from this file. It is attached as a receipt./
  )
  expect(note.closest('[class*="Alert"]')).toBeNull()
})

test('a receipt that may be there already is said before saving, and can be saved all the same', async () => {
  server.twins = [{ _id: 'e9', number: 'EB-2026-0009', date: '2026-11-01', reference: '' }]
  openNew()
  await writeShort()
  const note = await screen.findByRole('link', { name: 'EB-2026-0009 of 01.11.2026' })
  expect(note.getAttribute('href')).toBe('/expenses/e9')
  const question = server.asked.findLast((one) => one.startsWith('/api/expenses/duplicates')) ?? ''
  expect(Object.fromEntries(new URLSearchParams(question.split('?')[1]))).toEqual({
    vendor: 'Paper shop',
    date: today(),
    gross: '1190.00',
    currency: 'EUR',
  })
  await save()
  await waitFor(() => expect(server.sent).toHaveLength(1))
})

test('row 45: two people who change an expense read what the other has changed', async () => {
  openStored()
  const vendor = await screen.findByLabelText('Vendor')
  await userEvent.clear(vendor)
  await userEvent.type(vendor, 'Bakery & Sons')
  server.theirs = { ...STORED, version: 4, notes: 'Paid in cash' }
  server.refusal = { status: 409, body: { code: 'version_conflict', error: 'Changed.' } }
  await save()
  const dialog = within(await screen.findByRole('dialog', { name: /Berta/ }))
  expect(dialog.getByText('Paid in cash')).toBeDefined()
  server.refusal = undefined
  await userEvent.click(dialog.getByRole('button', { name: 'Save my changes' }))
  await waitFor(() => expect(address()).toBe('/expenses'))
  expect(server.sent.at(-1)?.body).toMatchObject({
    version: 4,
    vendor: 'Bakery & Sons',
    notes: 'Paid in cash',
  })
})
