import type { InvoiceRow } from '@/features/invoices/invoice'

/** A row of the list of invoices: unpaid, due on 30 November 2026. */
export const invoiceRow = (values: Partial<InvoiceRow> = {}): InvoiceRow => ({
  _id: 'i1',
  kind: 'invoice',
  stage: 'full',
  number: 'RE-2026-0001',
  status: 'Unpaid',
  date: '2026-11-16',
  dueDate: '2026-11-30',
  createdAt: '2026-11-16T09:00:00.000Z',
  currency: 'EUR',
  net: 100,
  tax: 19,
  total: 119,
  paid: 0,
  open: 119,
  client: { _id: 'c1', name: 'Bakery Sunshine' },
  customClient: null,
  isOverdue: false,
  daysOverdue: 0,
  sentAt: null,
  ...values,
})
