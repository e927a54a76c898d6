import { keptUntilChange } from '#core/audit/kept_until_change'
import { boundInteger, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Moment } from '#modules/invoicing/invoice_status'
import {
  INVOICE_ROW_COLUMNS,
  type InvoiceRow,
} from '#modules/invoicing/transformers/invoice_row_transformer'
import type { COLUMN_SORTS, InvoiceListInput } from '#modules/invoicing/validators/invoice_list'
import { filteredInvoices, filterKey, type Query } from './invoice_filter.js'
import { type FoundWords, findWords } from './invoice_search.js'

/** A row with values that the database derives only for ordering. */
type OrderedRow = InvoiceRow & { open_amount: StoredInteger; late_at: StoredInteger }
type ColumnSort = (typeof COLUMN_SORTS)[number]

/** The columns that lists can be ordered by. */
const COLUMN_OF_SORT = {
  createdAt: 'created_at',
  number: 'number',
  date: 'date_on',
  dueDate: 'due_on',
  daysOverdue: 'late_at',
  net: 'net',
  tax: 'tax',
  total: 'total',
  open: 'open_amount',
  client: 'client_name',
} as const satisfies Record<ColumnSort, keyof OrderedRow>

const COLUMNS = INVOICE_ROW_COLUMNS.map((column) => `invoices.${column}`)

/** From here on a page is worth remembering where it begins. */
const DEEP = 500

/** A part of a list that one index can walk. */
export type SliceInput = Omit<InvoiceListInput, 'sort'> & {
  sort?: ColumnSort
  offset: number
  limit: number
}

/** Some rows of a list, wherever in it they begin. */
export async function listSlice(
  company: CompanyReference,
  input: SliceInput,
  at: Moment
): Promise<InvoiceRow[]> {
  const found = await findWords(company, input.search)
  const rows = () => orderedInvoices(company, { ...input, found }, at).limit(input.limit)
  if (input.offset < DEEP) return rows().offset(input.offset).select(COLUMNS)

  const first = await firstOfSlice(company, { ...input, found }, at)
  return first ? startingAt(rows(), input, first).select(COLUMNS) : []
}

/** The filtered invoices in their order, before a slice and its columns are chosen. */
export const orderedInvoices = (
  company: CompanyReference,
  input: SliceInput & { found: FoundWords },
  at: Moment
): Query<OrderedRow> => {
  const { column, order } = orderOf(input)
  return filteredInvoices<OrderedRow>(company, input, at).orderBy([
    { column: `invoices.${column}`, order },
    { column: 'invoices.id', order },
  ])
}

function orderOf({ sort, order = 'desc', from, to, by: day = 'date' }: SliceInput) {
  // A period is walked by its own index, which is also ordered by time.
  const isWalked = (from || to) && day !== 'payment'
  const by = sort ?? (isWalked ? day : 'createdAt')
  // The earliest instant has the most days overdue.
  const turned = order === 'desc' ? 'asc' : 'desc'
  return { column: COLUMN_OF_SORT[by], order: by === 'daysOverdue' ? turned : order }
}

/**
 * Where a deep slice begins. Walking an index to it costs more than reading the slice, so the place is cached until
 * the company changes anything.
 */
function firstOfSlice(
  company: CompanyReference,
  input: SliceInput & { found: FoundWords },
  at: Moment
): Promise<OrderedRow | undefined> {
  const { column, order } = orderOf(input)
  const place = [column, order, input.offset, filterKey(input, at)].join(' ')
  return keptUntilChange(company.id, `invoice slice ${place}`, async () => {
    const [row] = await orderedInvoices(company, input, at)
      .offset(input.offset)
      .limit(1)
      .select(`invoices.${column}`, 'invoices.id')
    return row
  })
}

/** Keeps the rows from the first one on; rows without a value come last when falling, first when rising. */
function startingAt(query: Query<OrderedRow>, input: SliceInput, first: OrderedRow) {
  const { column, order } = orderOf(input)
  const name = `invoices.${column}`
  const stored = first[column]
  const value = typeof stored === 'bigint' ? boundInteger(stored) : stored
  const onwards = order === 'desc' ? '<=' : '>='
  const isNullable = column === 'number' || column === 'due_on'
  const since = (part: Query<OrderedRow>) =>
    value === null
      ? part.whereNull(name).where('invoices.id', onwards, first.id)
      : part
          .where(name, onwards, value)
          .where((ties) => ties.whereNot(name, value).orWhere('invoices.id', onwards, first.id))
  if (!isNullable) return since(query)
  return query.where((part) => {
    part.where((sub) => since(sub as Query<OrderedRow>))
    if (order === 'desc' && value !== null) part.orWhereNull(name)
    if (order === 'asc' && value === null) part.orWhereNotNull(name)
  })
}
