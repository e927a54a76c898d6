import { type Desk, LINE } from '#modules/invoicing/factories/invoice_factory'

/** 100.01 and 40.00 net: the price of the first has more decimals than money. */
export const LINES = [
  { ...LINE, quantity: 3, unit: 'Std.', unitPrice: '33.335' },
  { ...LINE, description: 'Book', quantity: 2, unitPrice: 20, taxRate: 7 },
]

/** Gives back the parts of an invoice named in the body. */
export const credit = (desk: Desk, { _id }: { _id: string }, body: object) =>
  desk.post(`/api/invoices/${_id}/credit-notes`, body)
