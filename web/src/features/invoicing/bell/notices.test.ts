import { expect, test } from 'vitest'
import { invoiceRow } from '../../../../tests/invoice_row'
import type { InvoiceRow } from '../invoice'
import { noticesOf } from './notices'

const TODAY = '2026-11-30'
const overdue = (values: Partial<InvoiceRow> = {}) =>
  invoiceRow({
    status: 'Overdue',
    isOverdue: true,
    daysOverdue: 3,
    dueDate: '2026-11-27',
    ...values,
  })

const numbers = (rows: InvoiceRow[]) => rows.map(({ number }) => number)

test('due in 0 to 3 days is due soon, in 4 days it is not', () => {
  const rows = ['2026-11-30', '2026-12-03', '2026-12-04'].map((dueDate) =>
    invoiceRow({ dueDate, number: dueDate })
  )
  expect(numbers(noticesOf(rows, TODAY).dueSoon)).toEqual(['2026-11-30', '2026-12-03'])
})

test('without a due date an invoice is never due soon, but it can be overdue', () => {
  expect(noticesOf([invoiceRow({ dueDate: null })], TODAY)).toEqual({ overdue: [], dueSoon: [] })
  expect(noticesOf([overdue({ dueDate: null })], TODAY).overdue).toHaveLength(1)
})

test('what is settled rings no bell', () => {
  for (const status of ['Draft', 'Paid', 'Cancelled', 'Void'] as const)
    expect(noticesOf([invoiceRow({ status, dueDate: TODAY })], TODAY).dueSoon).toEqual([])
})

test('only invoices with a client name are listed, a one-off client has one too', () => {
  const nameless = overdue({ client: null, customClient: null })
  const oneOff = overdue({ client: null, customClient: { name: 'Meier' }, number: 'one-off' })
  expect(numbers(noticesOf([nameless, oneOff], TODAY).overdue)).toEqual(['one-off'])
})

test('the longest overdue and the soonest due stand first', () => {
  const rows = [
    overdue({ number: '3 days', daysOverdue: 3 }),
    overdue({ number: '40 days', daysOverdue: 40 }),
    invoiceRow({ number: 'in 2', dueDate: '2026-12-02' }),
    invoiceRow({ number: 'today', dueDate: TODAY }),
  ]
  expect(numbers(noticesOf(rows, TODAY).overdue)).toEqual(['40 days', '3 days'])
  expect(numbers(noticesOf(rows, TODAY).dueSoon)).toEqual(['today', 'in 2'])
})
