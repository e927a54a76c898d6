import { expect, test } from 'vitest'
import { invoiceRow } from '../../../../tests/invoice_row'
import type { InvoiceRow } from '../invoice'
import { stepsOf } from './steps'

const SENT = '2026-11-16T10:00:00.000Z'

test.each<[string, Partial<InvoiceRow>, string]>([
  ['a draft is issued', { status: 'Draft', number: null }, 'issue'],
  ['what was issued is sent', {}, 'send'],
  ['what was sent is waited for', { sentAt: SENT }, 'pay'],
  ['for what is partly paid the rest is waited', { status: 'Partially Paid', paid: 50 }, 'pay'],
  ['what is overdue is to be paid', { status: 'Overdue', isOverdue: true }, 'pay'],
  ['a cancelled invoice is corrected', { status: 'Cancelled' }, 'replace'],
  ['a cancellation is sent', { kind: 'cancellation', status: 'Cancelled' }, 'send'],
])('next step: %s', (_, values, step) => {
  expect(stepsOf(invoiceRow(values))[0]).toBe(step)
})

test('an invoice is voided when the server says so, and can always be cancelled', () => {
  expect(stepsOf(invoiceRow())).toEqual(expect.arrayContaining(['cancel', 'void']))
  const handedOut = stepsOf(invoiceRow({ handedOutAt: SENT, isVoidable: false }))
  expect(handedOut).toContain('cancel')
  expect(handedOut).not.toContain('void')
})

test('only drafts are edited and deleted, only issued invoices are cancelled', () => {
  const draft = stepsOf(invoiceRow({ status: 'Draft' }))
  expect(draft).toEqual(expect.arrayContaining(['edit', 'delete']))
  expect(draft).not.toContain('cancel')
  for (const status of ['Unpaid', 'Paid', 'Cancelled', 'Void'] as const) {
    const steps = stepsOf(invoiceRow({ status }))
    expect(steps).not.toContain('edit')
    expect(steps).not.toContain('delete')
    expect(steps.includes('cancel')).toBe(status === 'Unpaid' || status === 'Paid')
  }
})

test('finished invoices are archived, and archived ones come back', () => {
  for (const status of ['Paid', 'Cancelled', 'Void'] as const) {
    expect(stepsOf(invoiceRow({ status }))).toContain('archive')
    const archived = stepsOf(invoiceRow({ status, isArchived: true }))
    expect(archived).toContain('restore')
    expect(archived).not.toContain('archive')
  }
  for (const status of ['Draft', 'Unpaid', 'Partially Paid', 'Overdue'] as const) {
    expect(stepsOf(invoiceRow({ status }))).not.toContain('archive')
  }
})

test('a down payment leads to the final invoice, and stays as it is then (row 38)', () => {
  const paid = invoiceRow({ stage: 'downPayment', status: 'Paid' })
  expect(stepsOf(paid)[0]).toBe('finish')
  expect(stepsOf(invoiceRow())).not.toContain('finish')
  const deducted = stepsOf({ ...paid, finalInvoice: { _id: 'f', number: 'RE-2026-0002' } })
  for (const step of ['finish', 'credit', 'cancel'] as const) expect(deducted).not.toContain(step)
})

test('issued invoices are credited, and what was credited is not cancelled (row 59)', () => {
  expect(stepsOf(invoiceRow())).toContain('credit')
  expect(stepsOf(invoiceRow({ status: 'Draft' }))).not.toContain('credit')
  expect(stepsOf(invoiceRow({ kind: 'creditNote', status: 'Paid' }))).not.toContain('credit')
  const note = { _id: 'n', number: 'RK-2026-0001', date: '2026-01-05', total: -10 }
  const credited = stepsOf({ ...invoiceRow(), creditNotes: [note] })
  expect(credited).toContain('credit')
  for (const step of ['cancel', 'void'] as const) expect(credited).not.toContain(step)
})

test('a cancelled invoice is corrected once', () => {
  const replacedBy = { _id: 'r', number: null }
  expect(stepsOf({ ...invoiceRow({ status: 'Cancelled' }), replacedBy })).not.toContain('replace')
  expect(stepsOf(invoiceRow({ status: 'Void' }))).not.toContain('replace')
})
