import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Debt, Reduction } from '#modules/reminders/rules/open_spans'
import type { ChasedInvoice } from './chased_invoices.js'

interface Row {
  invoice_id: string
  kind: string
  settled_on: Day
  amount: StoredInteger
  /** Of the client's credit that was used. */
  granted_on: Day | null
}

/**
 * The invoices, each with all that has lowered its open amount. A payment that was undone has lowered nothing. A credit
 * note corrects the invoice, so its amount was never owed and bears no interest from the first day on (§ 288 (1) BGB).
 */
export async function withSettled<Invoice extends ChasedInvoice>(
  company: CompanyReference,
  invoices: readonly Invoice[]
): Promise<(Invoice & Debt)[]> {
  const lowered = invoices.filter(({ total, open }) => total !== open).map(({ id }) => id)
  const rows = lowered.length > 0 ? await settlementRows(company, lowered) : []
  const settled = Map.groupBy(rows, ({ invoice_id }) => invoice_id)
  return invoices.map((invoice) => ({
    ...invoice,
    settled: (settled.get(invoice.id) ?? []).map((row) => reductionOf(row, invoice)),
  }))
}

const settlementRows = ({ id }: CompanyReference, invoiceIds: string[]): Promise<Row[]> =>
  reader()
    .from('settlements')
    .where('settlements.company_id', id)
    .whereIn('settlements.invoice_id', invoiceIds)
    .leftJoin('client_credits as credits', (join) =>
      join
        .on('credits.company_id', 'settlements.company_id')
        .on('credits.id', 'settlements.credit_id')
    )
    .select(
      'settlements.invoice_id',
      'settlements.kind',
      'settlements.settled_on',
      'settlements.amount',
      'credits.granted_on'
    )

const reductionOf = (row: Row, { dateOn }: ChasedInvoice): Reduction => ({
  day: row.kind === 'creditNote' ? dateOn : dayOf(row),
  amount: moneyFromRow(row.amount),
})

/** Credit is set off: it counts from the day on which both claims existed, not from the day of its use (§ 389 BGB). */
const dayOf = ({ settled_on, granted_on }: Row) =>
  granted_on !== null && granted_on < settled_on ? granted_on : settled_on
