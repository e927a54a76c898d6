import { v7 as uuidv7 } from 'uuid'
import { addDays } from '#core/clock'
import { type Minor, minor } from '#core/money/minor'
import type { Invoice } from '#modules/invoicing/models/invoice'

const DAY = 86_400_000

/** Payments of an invoice, fitting its status: one in four paid invoices was paid in two parts. */
export function paymentsFor(invoice: Invoice) {
  const { status, total, createdAt } = invoice
  const half = minor(total / 2n)
  if (status === 'Partially Paid') return [payment(invoice, half, 3)]
  if (status !== 'Paid') return []
  if (createdAt % 4 > 0) return [payment(invoice, total, 9)]
  return [payment(invoice, half, 5), payment(invoice, minor(total - half), 9)]
}

function payment(invoice: Invoice, amount: Minor, days: number) {
  const { companyId, currency, dateOn, createdAt } = invoice
  return {
    company_id: companyId,
    id: uuidv7({ msecs: createdAt + days * DAY }),
    client_id: invoice.clientId,
    client_name: invoice.clientName,
    currency,
    amount,
    paid_on: addDays(dateOn, days),
    method: 'bankTransfer',
    note: '',
    created_at: createdAt + days * DAY,
  }
}
