import { readRows } from '#core/database/read_rows'
import type { Invoice } from '#modules/invoicing/public'

type Key = Pick<Invoice, 'companyId' | 'id'>

/** A line of a note with the line of the invoice that bills it. */
export interface BilledRow {
  note_id: string
  /** Null for a note without items. */
  line_id: string | null
  /** Null when it is not known, and for what was not brought. */
  invoice_line_id: string | null
}

const BILLED_BY = `
  select delivery_notes.id as note_id, billed_deliveries.line_id, billed_deliveries.invoice_line_id
  from delivery_notes
  left join billed_deliveries on billed_deliveries.company_id = delivery_notes.company_id
    and billed_deliveries.note_id = delivery_notes.id
  where delivery_notes.company_id = ? and delivery_notes.invoice_id = ?
  order by delivery_notes.id, billed_deliveries.id`

/** The notes that an invoice bills by its lines. */
export const notesBilledBy = ({ companyId, id }: Key) =>
  readRows<BilledRow>(BILLED_BY, [companyId, id])

/** The invoice and, when it is a corrected one, those that it replaces. */
const CHAIN = `
  with recursive chain (id, replaces_id) as (
    select id, replaces_id from invoices where company_id = ? and id = ?
    union all
    select invoices.id, invoices.replaces_id from chain
    join invoices on invoices.company_id = ? and invoices.id = chain.replaces_id
  )`

const OF_INVOICE = `${CHAIN}
  select delivery_notes.id, delivery_notes.invoice_id from chain
  join delivery_notes on delivery_notes.company_id = ? and delivery_notes.order_id = chain.id
  where delivery_notes.is_billable = ?
  order by delivery_notes.id`

const OF_ESTIMATE = `${CHAIN}
  select delivery_notes.id, delivery_notes.invoice_id from chain
  join estimates on estimates.company_id = ? and estimates.invoice_id = chain.id
  join delivery_notes on delivery_notes.company_id = estimates.company_id
    and delivery_notes.order_id = estimates.id
  where delivery_notes.is_billable = ?
  order by delivery_notes.id`

const OF_ORDER = `${CHAIN}
  select delivery_notes.id, delivery_notes.invoice_id from chain
  join orders on orders.company_id = ? and orders.invoice_id = chain.id
  join delivery_notes on delivery_notes.company_id = orders.company_id
    and delivery_notes.order_id = orders.id
  where delivery_notes.is_billable = ?
  order by delivery_notes.id`

interface DeliveringNote {
  id: string
  invoice_id: string | null
}

/**
 * The notes that delivered an invoice or the estimate or order that it came from; also of the invoices that it replaces.
 * @param isBillable false for those that the invoice itself bills
 */
export async function notesDelivering({ companyId, id }: Key, isBillable: boolean) {
  const values = [companyId, id, companyId, companyId, isBillable]
  const notes: DeliveringNote[] = []
  for (const sql of [OF_INVOICE, OF_ESTIMATE, OF_ORDER]) {
    notes.push(...(await readRows<DeliveringNote>(sql, values)))
  }
  return notes
}
