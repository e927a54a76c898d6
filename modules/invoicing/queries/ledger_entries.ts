import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { LedgerSource } from '#modules/clients/public'

/**
 * Issued documents: an invoice is owed, a reversal is negative. The open part of a credit note or a cancellation
 * neither settled its invoice nor was used since.
 */
const DOCUMENTS = `
  select invoices.kind, invoices.id, 'invoice' as document, invoices.id as document_id, invoices.number,
    '' as method, '' as note, invoices.date_on as day_on, invoices.due_on, invoices.currency,
    invoices.total as amount, invoices.open_amount - coalesce(credits.remaining, 0) as open_amount,
    invoices.issued_at as booked_at
  from invoices
  left join client_credits as credits
    on credits.company_id = invoices.company_id and credits.credit_note_id = invoices.id
  where invoices.company_id = ? and invoices.client_id = ? and invoices.status not in ('Draft', 'Void')`

const OPEN = `
  select company_id, client_id, client_name, currency, date_on as day_on, due_on, open_amount
  from invoices where company_id = ? and status in ('Unpaid', 'Partially Paid')`

/**
 * Settlements of invoices: money received for them, and Skonto and write-offs. A credit note has its own entry as a
 * document, and credit has one as money or a credit note.
 */
const SETTLEMENTS = `
  select settlements.kind, settlements.id, 'invoice' as document, invoices.id as document_id, invoices.number,
    coalesce(payments.method, '') as method, coalesce(payments.note, settlements.reason) as note,
    settlements.settled_on as day_on, null as due_on, settlements.currency,
    -settlements.amount as amount, 0 as open_amount, settlements.created_at as booked_at
  from invoices
  join settlements on settlements.company_id = invoices.company_id and settlements.invoice_id = invoices.id
  left join payments on payments.company_id = settlements.company_id and payments.id = settlements.payment_id
  where invoices.company_id = ? and invoices.client_id = ?
    and settlements.kind in ('payment', 'skonto', 'writeOff')`

/**
 * A cancellation reverses the whole invoice, so earlier reductions stop counting from that day on. The settlement has
 * an entry already, so this one has an id of its own.
 */
const UNDONE = `
  select settlements.kind, replace(settlements.id, '-', '+') as id, 'invoice' as document,
    cancellations.id as document_id, cancellations.number, '' as method, '' as note,
    cancellations.date_on as day_on, null as due_on, settlements.currency, settlements.amount, 0 as open_amount,
    cancellations.issued_at as booked_at
  from invoices
  join settlements on settlements.company_id = invoices.company_id and settlements.invoice_id = invoices.id
  join invoices as cancellations on cancellations.company_id = invoices.company_id
    and cancellations.cancels_id = invoices.id
  where invoices.company_id = ? and invoices.client_id = ? and settlements.kind in ('skonto', 'writeOff')`

/** Money received without an invoice; its remainder is open. */
const CREDITS = `
  select 'payment' as kind, credits.id, 'payment' as document, payments.id as document_id, payments.reference as number,
    payments.method, payments.note, credits.granted_on as day_on, null as due_on, credits.currency,
    -credits.amount as amount, -credits.remaining as open_amount, credits.created_at as booked_at
  from client_credits as credits
  join payments on payments.company_id = credits.company_id and payments.id = credits.payment_id
  where credits.company_id = ? and credits.client_id = ?`

const LEFT = `
  select company_id, client_id, client_name, currency, granted_on as day_on, null as due_on, -remaining as open_amount
  from client_credits where company_id = ? and remaining > 0`

/** The subject of an invoice in short: the beginning of its first line. */
async function describe({ id }: CompanyReference, documentIds: string[]) {
  const rows: { invoice_id: string; description: string }[] = await reader()
    .from('invoice_lines')
    .where({ company_id: id, position: 1 })
    .whereIn('invoice_id', documentIds)
    .select('invoice_id', 'description')
  return new Map(rows.map((row) => [row.invoice_id, row.description.split('\n')[0]]))
}

export const invoiceEntries: LedgerSource = { entries: DOCUMENTS, open: OPEN, describe }

export const settlementEntries: LedgerSource = { entries: SETTLEMENTS }

export const undoneEntries: LedgerSource = { entries: UNDONE }

export const creditEntries: LedgerSource = { entries: CREDITS, open: LEFT }
