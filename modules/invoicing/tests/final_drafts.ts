import { type Desk, LINE } from '#modules/invoicing/factories/invoice_factory'

/** 1,500 net at two rates. */
export const MIXED = [
  { ...LINE, unitPrice: 1000 },
  { ...LINE, description: 'Book', unitPrice: 500, taxRate: 7 },
]

/** The body of a down payment over one line. */
export const advance = (unitPrice: number, taxRate = 19) => ({
  stage: 'downPayment',
  lines: [{ ...LINE, description: 'Advance', unitPrice, taxRate }],
})

/** A final invoice over 1,500 net in two rates that deducts these down payments. */
export const finalDraft = (desk: Desk, downPayments: { _id: string }[], body: object = {}) =>
  desk.draft({
    stage: 'final',
    lines: MIXED,
    downPayments: downPayments.map(({ _id }) => _id),
    ...body,
  })

export const issue = (desk: Desk, { _id }: { _id: string }) =>
  desk.post(`/api/invoices/${_id}/issue`)
