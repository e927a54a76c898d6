import { instantText } from '#core/clock'
import { moneyFromRow } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { PaymentRow } from '#modules/invoicing/settlement/payment'

/** Money received, as lists show it. */
export const transformPayment = (row: PaymentRow) => ({
  _id: row.id,
  clientId: row.client_id,
  clientName: row.client_name,
  currency: row.currency,
  amount: moneyNumber(moneyFromRow(row.amount), row.currency),
  date: row.paid_on,
  method: row.method,
  note: row.note,
  reference: row.reference,
  createdAt: instantText(row.created_at),
})
