import { keptUntilChange } from '#core/audit/kept_until_change'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  INVOICE_STATUSES,
  type InvoiceStatus,
  type Moment,
} from '#modules/invoicing/invoice_status'
import { lessArchived } from '../archiving/less_archived.js'
import { filteredInvoices, filterKey, type InvoiceFilter, isAboutStatus } from './invoice_filter.js'
import { findWords } from './invoice_search.js'
import { NO_SUMS, type StatusSum, sumsByStatus } from './status_sums.js'

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

const AMOUNTS = [
  'cast(sum(net) as signed) as net',
  'cast(sum(tax) as signed) as tax',
  'cast(sum(total) as signed) as total',
  'cast(sum(open_amount) as signed) as open',
].join(', ')

/** The number of invoices that match a filter and their totals, exact and cached until the company changes. */
export async function sumInvoices(
  company: CompanyReference,
  filter: InvoiceFilter,
  at: Moment
): Promise<FilteredSums> {
  // The sums stored by status have the answer.
  if (isAboutStatus(filter)) return addUp(await sumsShown(company, filter, at), filter)
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

function addUp(shares: StatusSum[], { status, attention }: InvoiceFilter): FilteredSums {
  const wanted = shares.filter(
    (share) =>
      share.documents !== 0 &&
      (!status?.length || status.includes(share.status)) &&
      (!attention || share.needsAttention)
  )
  const sums = new Map<string, Sums>()
  for (const { currency, net, tax, total, open } of wanted) {
    const sum = sums.get(currency) ?? NO_SUMS
    sums.set(currency, {
      net: minor(sum.net + net),
      tax: minor(sum.tax + tax),
      total: minor(sum.total + total),
      open: minor(sum.open + open),
    })
  }
  return { count: wanted.reduce((count, { documents }) => count + documents, 0), sums }
}

export type InvoiceCounts = Record<InvoiceStatus | 'all' | 'archived', number>

/** The sums by status, those of archived invoices taken out when the filter leaves them out. */
async function sumsShown(company: CompanyReference, { archived }: InvoiceFilter, at: Moment) {
  const shares = await sumsByStatus(company, at)
  return archived === false ? [...shares, ...(await lessArchived(company))] : shares
}

/** The number of invoices in each shown status, and of archived ones. */
export async function countInvoices(company: CompanyReference, at: Moment): Promise<InvoiceCounts> {
  const none = Object.fromEntries(INVOICE_STATUSES.map((status) => [status, 0]))
  const counts = { all: 0, archived: 0, ...none } as InvoiceCounts
  for (const { status, documents } of await sumsShown(company, { archived: false }, at)) {
    counts[status] += documents
    counts.all += documents
    if (documents < 0) counts.archived -= documents
  }
  return counts
}
