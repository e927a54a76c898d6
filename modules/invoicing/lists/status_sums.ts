import { keptUntilChange } from '#core/audit/kept_until_change'
import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  DUE_SOON_DAYS,
  type InvoiceStatus,
  isOpen,
  isOverdue,
  type Moment,
  type StoredStatus,
} from '#modules/invoicing/invoice_status'
import type { Share } from '#modules/invoicing/share'

/** The sum of the documents of one shown status, currency and urgency. */
export interface StatusSum extends Omit<Share, 'status' | 'dueOn'> {
  status: InvoiceStatus
  needsAttention: boolean
  documents: number
}

interface SumRow {
  status: StoredStatus
  currency: string
  /** Whether it is due before today, soon, later, or has no due day. */
  due: 'late' | 'soon' | 'later' | 'never'
  documents: StoredInteger
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
  open: StoredInteger
}

interface LooseRow extends Omit<SumRow, 'due' | 'documents'> {
  due_on: Day | null
  created_at: number
  client_name: string
}

const sumOf = (column: string, name = column) => `cast(sum(${column}) as signed) as ${name}`
export const SUMS = `
  select status, currency,
    case when due_on = '' then 'never' when due_on < ? then 'late' when due_on <= ? then 'soon' else 'later' end as due,
    ${[sumOf('documents'), ...['net', 'tax', 'total'].map((name) => sumOf(name)), sumOf('open_amount', 'open')].join(', ')}
  from invoice_sums where company_id = ? group by status, currency, due`

/**
 * Open invoices that no sum by due day covers: without a due day (overdue at an instant of their own), or without a
 * recipient.
 */
export const LOOSE = `
  select status, currency, due_on, created_at, client_name, net, tax, total, open_amount as open from invoices
  where company_id = ? and status in ('Unpaid', 'Partially Paid') and (due_on is null or client_name = '')`

/** All documents of a company, added up by their shown status at that moment. Exact, and without reading a list. */
export async function sumsByStatus(company: CompanyReference, at: Moment): Promise<StatusSum[]> {
  const key = `sums by status ${at.today}`
  const { fixed, loose } = await keptUntilChange(company.id, key, () => readSums(company, at.today))
  return [...fixed, ...loose.map((row) => shareNow(row, at))]
}

async function readSums(company: CompanyReference, today: Day) {
  const soon = addDays(today, DUE_SOON_DAYS)
  const rows = await readRows<SumRow>(SUMS, [today, soon, company.id])
  const isLoose = ({ status, due }: SumRow) => isOpen(status) && due === 'never'
  const loose = rows.some(isLoose) ? await readRows<LooseRow>(LOOSE, [company.id]) : []
  return { fixed: rows.filter((row) => !isLoose(row)).map(asSum), loose }
}

const asSum = ({ status, currency, due, documents, ...amounts }: SumRow): StatusSum => ({
  status: isOpen(status) && due === 'late' ? 'Overdue' : status,
  currency,
  needsAttention: isOpen(status) && (due === 'late' || due === 'soon'),
  documents: Number(documents),
  net: moneyFromRow(amounts.net),
  tax: moneyFromRow(amounts.tax),
  total: moneyFromRow(amounts.total),
  open: moneyFromRow(amounts.open),
})

function shareNow(row: LooseRow, at: Moment): StatusSum {
  const isLate = isOverdue(row, at)
  const isSoon = row.due_on !== null && row.due_on <= addDays(at.today, DUE_SOON_DAYS)
  return {
    status: isLate ? 'Overdue' : row.status,
    currency: row.currency,
    needsAttention: row.client_name !== '' && (isLate || isSoon),
    documents: 1,
    net: moneyFromRow(row.net),
    tax: moneyFromRow(row.tax),
    total: moneyFromRow(row.total),
    open: moneyFromRow(row.open),
  }
}

/** Empty sums. */
export const NO_SUMS = { net: NOTHING, tax: NOTHING, total: NOTHING, open: NOTHING }
