import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'

export interface PaymentRow {
  id: string
  invoice_id: string
  currency: string
  amount: StoredInteger
  paid_on: string
  method: string
  note: string
  created_at: number
}

export const transformPayment = (row: PaymentRow) => ({
  _id: row.id,
  amount: moneyNumber(moneyFromRow(row.amount), row.currency),
  date: row.paid_on,
  method: row.method,
  note: row.note,
  createdAt: new Date(Number(row.created_at)).toISOString(),
})
