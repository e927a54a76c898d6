import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { InvoiceLine } from '../invoice'
import { LineSummary } from './line_summary'

const line = (changes: Partial<InvoiceLine>) =>
  ({
    _id: crypto.randomUUID(),
    kind: 'item',
    description: '',
    quantity: 1,
    unit: '',
    unitPrice: 100,
    discount: 0,
    discountAmount: null,
    taxRate: 0,
    taxCategory: 'AE',
    amount: 0,
    ...changes,
  }) as InvoiceLine

const INVOICE: ComponentProps<typeof LineSummary>['invoice'] = {
  currency: 'EUR',
  priceMode: 'net',
  lines: [
    line({ kind: 'heading', description: 'Design' }),
    line({ description: 'Work', discountAmount: 12.5, amount: 87.5 }),
    line({ kind: 'subtotal', amount: 87.5 }),
  ],
  amountSum: 87.5,
  discountTotal: 7.5,
  discountReason: 'For loyalty',
  total: 80,
  whole: {
    net: 80,
    tax: 0,
    total: 80,
    taxes: [{ category: 'AE', rate: 0, base: 80, tax: 0, note: 'The recipient owes the VAT.' }],
  },
  downPayments: [],
  skonto: [{ days: 7, percent: 2, until: '2026-11-09', discount: 1.6, amount: 78.4 }],
  notes: '',
}

test('headings, subtotals, discounts, Skonto and VAT notes are described in words', async () => {
  renderAt('/', <LineSummary invoice={INVOICE} />)
  const [heading, item, subtotal] = await screen.findAllByRole('listitem')
  expect(heading?.textContent).toBe('Design')
  expect(item?.textContent).toContain('− €12.50 · Reverse charge')
  expect(subtotal?.textContent).toBe('Subtotal€87.50')
  expect(screen.getByText('For loyalty').nextSibling?.textContent).toBe('-€7.50')
  expect(screen.getByText(/Less 2%/).nextSibling?.textContent).toBe('€78.40')
  expect(screen.getByText('The recipient owes the VAT.')).toBeDefined()
})

test('a final invoice tells what was invoiced before and what remains', async () => {
  const whole = { net: 100, tax: 19, total: 119, taxes: [] }
  const [first] = [{ _id: 'd', number: 'RE-2026-0001', date: '2026-01-05' }]
  const downPayments = [{ ...first!, net: 30, tax: 5.7, total: 35.7 }]
  const told = { ...INVOICE, whole, downPayments, total: 83.3 }
  renderAt('/', <LineSummary invoice={told} />)
  const less = await screen.findByText('Less down payment RE-2026-0001')
  expect(less.nextSibling?.textContent).toBe('-€35.70')
  expect(screen.getByText('Total').nextSibling?.textContent).toBe('€119.00')
  expect(screen.getByText('Remaining').nextSibling?.textContent).toBe('€83.30')
})
