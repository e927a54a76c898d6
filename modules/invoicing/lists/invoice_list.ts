import type { CompanyReference } from '#core/tenancy/company_owned'
import type { InvoiceStatus, Moment } from '#modules/invoicing/invoice_status'
import type { InvoiceRow } from '#modules/invoicing/transformers/invoice_row_transformer'
import type { InvoiceListInput } from '#modules/invoicing/validators/invoice_list'
import { listSlice, type SliceInput } from './invoice_slice.js'
import { sumInvoices } from './invoice_sums.js'

export type PageInput = InvoiceListInput & { page: number; pageSize: number }

/** One page of invoices, newest first by default. */
export function listInvoices(
  company: CompanyReference,
  { page, pageSize, sort, ...filter }: PageInput,
  at: Moment
): Promise<InvoiceRow[]> {
  const input = { ...filter, offset: (page - 1) * pageSize, limit: pageSize }
  return sort === 'status'
    ? listByStatus(company, input, at)
    : listSlice(company, { ...input, sort }, at)
}

/** The statuses in the order of the list: open work first, then settled ones. */
const STATUS_ORDER: InvoiceStatus[] = [
  'Draft',
  'Overdue',
  'Unpaid',
  'Partially Paid',
  'Paid',
  'Cancelled',
  'Void',
]

/**
 * Invoices status by status, within one by their time of creation. Overdue is not stored, so no index has this order:
 * the list is assembled from the lists of single statuses, each of which has one.
 */
async function listByStatus(
  company: CompanyReference,
  input: SliceInput,
  at: Moment
): Promise<InvoiceRow[]> {
  const wanted = STATUS_ORDER.filter((status) => input.status?.includes(status) ?? true)
  const rows: InvoiceRow[] = []
  let { offset } = input
  for (const status of input.order === 'desc' ? wanted.toReversed() : wanted) {
    const part: SliceInput = { ...input, status: [status], sort: 'createdAt' }
    const { count } = await sumInvoices(company, part, at)
    if (offset < count) {
      const limit = input.limit - rows.length
      rows.push(...(await listSlice(company, { ...part, offset, limit }, at)))
    }
    offset = Math.max(0, offset - count)
    if (rows.length >= input.limit) break
  }
  return rows
}
