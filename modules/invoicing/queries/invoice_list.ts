import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Moment } from '#modules/invoicing/invoice_status'
import {
  INVOICE_ROW_COLUMNS,
  type InvoiceRow,
} from '#modules/invoicing/transformers/invoice_row_transformer'
import type { INVOICE_SORTS, InvoiceListInput } from '#modules/invoicing/validators/invoice_list'
import { filteredInvoices } from './invoice_filter.js'

const COLUMN_OF_SORT: Record<(typeof INVOICE_SORTS)[number], string> = {
  createdAt: 'created_at',
  number: 'number',
  date: 'date_on',
  dueDate: 'due_on',
  total: 'total',
  client: 'client_name',
}

const COLUMNS = INVOICE_ROW_COLUMNS.map((column) => `invoices.${column}`)

/** Rows of a page that lies deep in a list are looked up only after the index has been walked to them. */
const DEEP = 500

type PageInput = InvoiceListInput & { page: number; pageSize: number }

/** One page of invoices, newest first unless told otherwise. */
export async function listInvoices(
  company: CompanyReference,
  input: PageInput,
  at: Moment
): Promise<InvoiceRow[]> {
  const page = invoicePage(company, input, at)
  if ((input.page - 1) * input.pageSize < DEEP) return page.select(COLUMNS)
  return reader()
    .from(page.select('invoices.id').as('page'))
    .join('invoices', (join) =>
      join.on('invoices.id', 'page.id').andOnVal('invoices.company_id', company.id)
    )
    .orderBy(orderOf(input))
    .select(COLUMNS)
}

/** The query of a page, before its columns are chosen. */
export const invoicePage = (company: CompanyReference, input: PageInput, at: Moment) =>
  filteredInvoices<InvoiceRow>(company, input, at)
    .orderBy(orderOf(input))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize)

function orderOf({ sort, order = 'desc', from, to }: PageInput) {
  // A period is walked by its own index, whose order is also by time.
  const by = sort ?? (from || to ? 'date' : 'createdAt')
  return [
    { column: `invoices.${COLUMN_OF_SORT[by]}`, order },
    { column: 'invoices.id', order },
  ]
}
