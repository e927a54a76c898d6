import { readRows } from '#core/database/read_rows'
import type { LineRow, TaxRow } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { PaymentRow } from '#modules/invoicing/transformers/payment_transformer'

type Key = Pick<Invoice, 'companyId' | 'id'>

const partsOf = (table: string, order: string) => {
  const sql = `select * from ${table} where company_id = ? and invoice_id = ? order by ${order}`
  return <Row>({ companyId, id }: Key) => readRows<Row>(sql, [companyId, id])
}

/** The lines of an invoice in their order. */
export const linesOf: (invoice: Key) => Promise<LineRow[]> = partsOf('invoice_lines', 'position')

/** The VAT of an invoice by rate, the highest first. */
export const taxesOf: (invoice: Key) => Promise<TaxRow[]> = partsOf(
  'invoice_taxes',
  'rate desc, category'
)

/** What was paid on an invoice, the oldest first. */
export const paymentsOf: (invoice: Key) => Promise<PaymentRow[]> = partsOf(
  'payments',
  'created_at, id'
)
