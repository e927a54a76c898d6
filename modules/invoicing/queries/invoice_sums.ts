import { keptUntilChange } from '#core/audit/kept_until_change'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  INVOICE_STATUSES,
  type InvoiceStatus,
  isOverdue,
  type Moment,
  OPEN_STATUSES,
  type StoredStatus,
} from '#modules/invoicing/invoice_status'
import { filteredInvoices, filterKey, type InvoiceFilter } from './invoice_filter.js'
import { findWords } from './invoice_search.js'

export interface Sums {
  net: Minor
  tax: Minor
  total: Minor
  open: Minor
}

export interface FilteredSums {
  count: number
  /** By currency: different ones are never added up. */
  sums: Map<string, Sums>
}

interface SumRow {
  currency: string
  count: number
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
  open: StoredInteger
}

const OPEN = OPEN_STATUSES.map((status) => `'${status}'`).join(', ')
const AMOUNTS = [
  'cast(sum(net) as signed) as net',
  'cast(sum(tax) as signed) as tax',
  'cast(sum(total) as signed) as total',
  `cast(sum(case when status in (${OPEN}) then total - paid else 0 end) as signed) as open`,
].join(', ')

/** How many invoices a filter leaves and what they add up to, exact and kept until the company changes. */
export function sumInvoices(
  company: CompanyReference,
  filter: InvoiceFilter,
  at: Moment
): Promise<FilteredSums> {
  return keptUntilChange(company.id, `invoice sums ${filterKey(filter, at)}`, async () => {
    const found = await findWords(company, filter.search)
    const rows = await filteredInvoices<SumRow>(company, { ...filter, found }, at)
      .groupBy('currency')
      .select('currency', reader().raw(`count(*) as count, ${AMOUNTS}`))
    return {
      count: rows.reduce((count, row) => count + Number(row.count), 0),
      sums: new Map(
        rows.map((row) => [
          row.currency,
          {
            net: moneyFromRow(row.net),
            tax: moneyFromRow(row.tax),
            total: moneyFromRow(row.total),
            open: moneyFromRow(row.open),
          },
        ])
      ),
    }
  })
}

export type InvoiceCounts = Record<InvoiceStatus | 'all', number>

/** How many invoices are shown with each status. */
export function countInvoices(company: CompanyReference, at: Moment): Promise<InvoiceCounts> {
  return keptUntilChange(company.id, `invoice counts ${filterKey({}, at)}`, async () => {
    const rows: { status: StoredStatus; count: number }[] = await reader()
      .from('invoices')
      .where('company_id', company.id)
      .groupBy('status')
      .select('status', reader().raw('count(*) as count'))
    const counts = Object.fromEntries(INVOICE_STATUSES.map((status) => [status, 0])) as Record<
      InvoiceStatus,
      number
    >
    for (const { status, count } of rows) counts[status] = Number(count)

    const open: { status: StoredStatus; due_on: string | null; created_at: number }[] =
      await reader()
        .from('invoices')
        .where('company_id', company.id)
        .whereIn('status', [...OPEN_STATUSES])
        .where((late) => late.where('due_on', '<', at.today).orWhereNull('due_on'))
        .select('status', 'due_on', 'created_at')
    for (const invoice of open) {
      if (!isOverdue(invoice, at)) continue
      counts[invoice.status] -= 1
      counts.Overdue += 1
    }
    const all = rows.reduce((sum, { count }) => sum + Number(count), 0)
    return { all, ...counts }
  })
}
