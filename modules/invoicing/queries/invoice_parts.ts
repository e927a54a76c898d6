import { readRows } from '#core/database/read_rows'
import { documentParts } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { PaymentRow } from '#modules/invoicing/transformers/payment_transformer'

export const { linesOf, taxesOf, writeLines, repriceLines, removeParts } = documentParts('invoice')

const PAYMENTS =
  'select * from payments where company_id = ? and invoice_id = ? order by created_at, id'

/** What was paid on an invoice, the oldest first. */
export const paymentsOf = ({ companyId, id }: Pick<Invoice, 'companyId' | 'id'>) =>
  readRows<PaymentRow>(PAYMENTS, [companyId, id])
