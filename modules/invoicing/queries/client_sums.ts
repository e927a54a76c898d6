import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Moment, OPEN_STATUSES, whereOverdue } from '#modules/invoicing/invoice_status'
import type { Query } from './invoice_filter.js'

/** What one client owes in one currency: different ones are never added up. */
export interface ClientSum {
  clientId: string
  currency: string
  open: Minor
  /** The part of `open` that is past due. */
  overdue: Minor
}

interface SumRow {
  client_id: string
  currency: string
  open: StoredInteger
}

/** What these clients owe; ids of others, or of nobody, are passed over. */
export async function sumByClient(
  company: CompanyReference,
  clientIds: string[],
  at: Moment
): Promise<ClientSum[]> {
  const late = owedBy(company, clientIds)
  whereOverdue(late, at)
  const [open, overdue] = await Promise.all([owedBy(company, clientIds), late])
  return open.map((row) => {
    const part = overdue.find(
      ({ client_id, currency }) => client_id === row.client_id && currency === row.currency
    )
    return {
      clientId: row.client_id,
      currency: row.currency,
      open: moneyFromRow(row.open),
      overdue: moneyFromRow(part?.open ?? 0),
    }
  })
}

function owedBy(company: CompanyReference, clientIds: string[]): Query<SumRow> {
  const query: Query<SumRow> = reader()
    .from('invoices')
    .where('invoices.company_id', company.id)
    .whereIn('invoices.client_id', clientIds)
    .whereIn('invoices.status', [...OPEN_STATUSES])
  return query
    .groupBy('client_id', 'currency')
    .orderBy([{ column: 'client_id' }, { column: 'currency' }])
    .select('client_id', 'currency', reader().raw('cast(sum(open_amount) as signed) as open'))
}
