import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import { type PaymentRow, type SettlementKind, transformPayment } from '#modules/invoicing/public'

/** The share of one invoice in a payment. */
export interface AllocationRow {
  payment_id: string
  kind: SettlementKind
  amount: StoredInteger
  currency: string
  invoice_id: string
  invoice_number: string
}

/** Credit that a payment has left. */
export interface LeftCreditRow {
  id: string
  payment_id: string
  currency: string
  amount: StoredInteger
  remaining: StoredInteger
}

const money = ({ amount, currency }: { amount: StoredInteger; currency: string }) =>
  moneyNumber(moneyFromRow(amount), currency)

/** A payment with the invoices that it settled, the Skonto taken with it and the credit that it left. */
export const transformPaymentWithParts = (
  payment: PaymentRow,
  { allocations, credit }: { allocations: AllocationRow[]; credit?: LeftCreditRow }
) => ({
  ...transformPayment(payment),
  allocations: allocations.map((row) => ({
    kind: row.kind,
    amount: money(row),
    invoice: { _id: row.invoice_id, number: row.invoice_number },
  })),
  credit: credit
    ? {
        _id: credit.id,
        amount: money(credit),
        remaining: money({ amount: credit.remaining, currency: credit.currency }),
      }
    : null,
})
