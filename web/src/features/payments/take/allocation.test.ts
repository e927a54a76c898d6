import { expect, test } from 'vitest'
import type { OpenInvoice } from '../payment'
import { allocationsOf, leftOver, proposeShares, wholeShare } from './allocation'

const openInvoice = (values: Partial<OpenInvoice> = {}): OpenInvoice => ({
  _id: 'i1',
  number: 'RE-1',
  date: '2026-03-01',
  dueDate: '2026-03-31',
  currency: 'EUR',
  open: 119,
  skontoOffer: [],
  ...values,
})
const term = { days: 10, percent: 2, until: '2026-03-11', discount: 2.38, amount: 116.62 }

test('a payment is divided among the oldest first, and what is left stays over', () => {
  const invoices = [openInvoice(), openInvoice({ _id: 'i2', open: 50 })]
  const shares = proposeShares(invoices, '130.5', '2026-03-05')
  expect(shares).toEqual({
    i1: { amount: '119', takesSkonto: false },
    i2: { amount: '11.5', takesSkonto: false },
  })
  expect(leftOver('130.5', shares)).toBe(0n)
  expect(leftOver('200', proposeShares(invoices, '200', '2026-03-05'))).toBe(31_000_000n)
})

test('Skonto is proposed in time and for whole payments only', () => {
  const invoices = [openInvoice({ skontoOffer: [term] })]
  expect(proposeShares(invoices, '116.62', '2026-03-11').i1).toEqual({
    amount: '116.62',
    takesSkonto: true,
  })
  expect(proposeShares(invoices, '116.62', '2026-03-12').i1?.takesSkonto).toBe(false)
  expect(proposeShares(invoices, '100', '2026-03-05').i1).toEqual({
    amount: '100',
    takesSkonto: false,
  })
})

test('the server hears of the invoices that get something, and of late Skonto', () => {
  const invoices = [openInvoice({ skontoOffer: [term] }), openInvoice({ _id: 'i2' })]
  const shares = {
    i1: wholeShare(invoices[0] as OpenInvoice, '2026-03-20', true),
    i2: { amount: '', takesSkonto: false },
  }
  expect(allocationsOf(invoices, shares, '2026-03-20')).toEqual([
    { invoiceId: 'i1', amount: '116.62', skonto: 2.38, acceptLateSkonto: true },
  ])
})
