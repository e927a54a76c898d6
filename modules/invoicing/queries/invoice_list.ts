import { keptUntilChange } from '#core/audit/kept_until_change'
import { boundInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Moment } from '#modules/invoicing/invoice_status'
import {
  INVOICE_ROW_COLUMNS,
  type InvoiceRow,
} from '#modules/invoicing/transformers/invoice_row_transformer'
import type { INVOICE_SORTS, InvoiceListInput } from '#modules/invoicing/validators/invoice_list'
import { filteredInvoices, filterKey, type Query } from './invoice_filter.js'
import { type FoundWords, findWords } from './invoice_search.js'

/** The columns that lists can be ordered by. */
const COLUMN_OF_SORT = {
  createdAt: 'created_at',
  number: 'number',
  date: 'date_on',
  dueDate: 'due_on',
  total: 'total',
  client: 'client_name',
} as const satisfies Record<(typeof INVOICE_SORTS)[number], keyof InvoiceRow>

const COLUMNS = INVOICE_ROW_COLUMNS.map((column) => `invoices.${column}`)

/** From here on a page is worth remembering where it begins. */
const DEEP = 500

export type PageInput = InvoiceListInput & { page: number; pageSize: number }

/** One page of invoices, newest first unless told otherwise. */
export async function listInvoices(
  company: CompanyReference,
  input: PageInput,
  at: Moment
): Promise<InvoiceRow[]> {
  const found = await findWords(company, input.search)
  const offset = (input.page - 1) * input.pageSize
  const page = () => orderedInvoices(company, { ...input, found }, at).limit(input.pageSize)
  if (offset < DEEP) return page().offset(offset).select(COLUMNS)

  const first = await firstOfPage(company, { ...input, found }, at)
  return first ? startingAt(page(), input, first).select(COLUMNS) : []
}

/** The filtered invoices in their order, before a page and its columns are chosen. */
export const orderedInvoices = (
  company: CompanyReference,
  input: PageInput & { found: FoundWords },
  at: Moment
): Query<InvoiceRow> => {
  const { column, order } = orderOf(input)
  return filteredInvoices<InvoiceRow>(company, input, at).orderBy([
    { column: `invoices.${column}`, order },
    { column: 'invoices.id', order },
  ])
}

function orderOf({ sort, order = 'desc', from, to }: PageInput) {
  // A period is walked by its own index, whose order is also by time.
  const by = sort ?? (from || to ? 'date' : 'createdAt')
  return { column: COLUMN_OF_SORT[by], order }
}

/**
 * Where a deep page begins. Walking an index to it costs more than reading the page, so the place is
 * kept until the company changes anything.
 */
function firstOfPage(
  company: CompanyReference,
  input: PageInput & { found: FoundWords },
  at: Moment
): Promise<InvoiceRow | undefined> {
  const { column, order } = orderOf(input)
  const place = [column, order, input.page, input.pageSize, filterKey(input, at)].join(' ')
  return keptUntilChange(company.id, `invoice page ${place}`, async () => {
    const [row] = await orderedInvoices(company, input, at)
      .offset((input.page - 1) * input.pageSize)
      .limit(1)
      .select(`invoices.${column}`, 'invoices.id')
    return row
  })
}

/** Keeps the rows from the first one on; rows without a value come last when falling, first when rising. */
function startingAt(query: Query<InvoiceRow>, input: PageInput, first: InvoiceRow) {
  const { column, order } = orderOf(input)
  const name = `invoices.${column}`
  const stored = first[column]
  const value = typeof stored === 'bigint' ? boundInteger(stored) : stored
  const onwards = order === 'desc' ? '<=' : '>='
  const isNullable = column === 'number' || column === 'due_on'
  const since = (part: Query<InvoiceRow>) =>
    value === null
      ? part.whereNull(name).where('invoices.id', onwards, first.id)
      : part
          .where(name, onwards, value)
          .where((ties) => ties.whereNot(name, value).orWhere('invoices.id', onwards, first.id))
  if (!isNullable) return since(query)
  return query.where((part) => {
    part.where((sub) => since(sub as Query<InvoiceRow>))
    if (order === 'desc' && value !== null) part.orWhereNull(name)
    if (order === 'asc' && value === null) part.orWhereNotNull(name)
  })
}
