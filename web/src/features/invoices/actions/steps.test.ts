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
  ['a cancellation is sent', { kind: 'cancellation', status: 'Cancelled' }, 'send'],
])('next step: %s', (_, values, step) => {
  expect(stepsOf(invoiceRow(values))[0]).toBe(step)
})

test('only what nobody has received or paid can be withdrawn', () => {
  expect(stepsOf(invoiceRow())).toContain('void')
  expect(stepsOf(invoiceRow({ sentAt: SENT }))).not.toContain('void')
  expect(stepsOf(invoiceRow({ paid: 5, status: 'Partially Paid' }))).not.toContain('void')
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
