import { reader } from '#core/database/in_tx'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { LineRow, TaxRow } from '#modules/invoicing/transformers/line_transformer'
import type { PaymentRow } from '#modules/invoicing/transformers/payment_transformer'

type Key = Pick<Invoice, 'companyId' | 'id'>

const rowsOf = (table: string, { companyId, id }: Key) =>
  reader().from(table).where({ company_id: companyId, invoice_id: id })

/** The lines of an invoice in their order. */
export const linesOf = (invoice: Key): Promise<LineRow[]> =>
  rowsOf('invoice_lines', invoice).orderBy('position')

/** The VAT of an invoice by rate, the highest first. */
export const taxesOf = (invoice: Key): Promise<TaxRow[]> =>
  rowsOf('invoice_taxes', invoice).orderBy('rate', 'desc')

/** What was paid on an invoice, the oldest first. */
export const paymentsOf = (invoice: Key): Promise<PaymentRow[]> =>
  rowsOf('payments', invoice).orderBy('created_at').orderBy('id')
