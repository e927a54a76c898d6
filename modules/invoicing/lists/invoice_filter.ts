import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Moment, whereNeedsAttention, whereShownAs } from '#modules/invoicing/invoice_status'
import { columnsOf } from '#modules/invoicing/kinds'
import { type FoundWords, hasWord } from '#modules/invoicing/lists/invoice_search'
import { E_INVOICES } from '#modules/invoicing/sending/sent_as'
import type { InvoiceListInput } from '#modules/invoicing/validators/invoice_list'
import { wherePeriod, whereSells, whereTotal } from './invoice_conditions.js'

/** The filters of a list. */
const FILTERS = [
  'status',
  'attention',
  'clientId',
  'currency',
  'itemId',
  'search',
  'from',
  'to',
  'by',
  'kind',
  'totalFrom',
  'totalTo',
  'eInvoice',
  'archived',
] as const satisfies (keyof InvoiceListInput)[]

export type InvoiceFilter = Pick<InvoiceListInput, (typeof FILTERS)[number]>

/** Rows of `invoices`, or of a selection from them. */
export type Query<Row = unknown> = DatabaseQueryBuilderContract<Row>

/**
 * The company's invoices that match a filter. Every condition has an index.
 * @param found the result of `findWords` for the filter's search
 */
export function filteredInvoices<Row>(
  company: CompanyReference,
  { found, ...filter }: InvoiceFilter & { found: FoundWords },
  at: Moment
): Query<Row> {
  const query: Query<Row> = reader().from('invoices').where('invoices.company_id', company.id)
  if (filter.attention) whereNeedsAttention(query, at)
  if (filter.status?.length) whereShownAs(query, filter.status, at)
  if (filter.kind) query.where(columnsOf(filter.kind))
  if (filter.clientId) query.where('invoices.client_id', filter.clientId)
  if (filter.currency) query.where('invoices.currency', filter.currency)
  if (filter.itemId) whereSells(query, company, filter.itemId)
  if (filter.from || filter.to) wherePeriod(query, company, filter)
  if (filter.totalFrom !== undefined) whereTotal(query, '>=', filter.totalFrom)
  if (filter.totalTo !== undefined) whereTotal(query, '<=', filter.totalTo)
  if (filter.eInvoice) query.whereIn('invoices.sent_as', [...E_INVOICES])
  if (filter.archived !== undefined) whereArchived(query, filter.archived)
  if (found.ids) query.whereIn('invoices.id', found.ids)
  for (const word of found.words) query.whereExists(hasWord(word))
  return query
}

/** With a sign before it no index of the column is taken: most are not archived, and an order is walked instead. */
function whereArchived(query: Query, isArchived: boolean) {
  if (isArchived) query.whereNotNull('invoices.archived_at')
  else query.whereRaw('+invoices.archived_at is null')
}

/** Whether only the status narrows the list, and archived invoices are left out. */
export const isAboutStatus = (filter: InvoiceFilter) =>
  FILTERS.every(
    (name) =>
      ['status', 'attention', 'by'].includes(name) ||
      // A total of zero narrows too.
      (filter[name] !== 0n && !filter[name])
  )

/**
 * Names a filter for the cache per filter; the minute is part of the name, since time alone makes invoices overdue.
 */
export const filterKey = (filter: InvoiceFilter, at: Moment) =>
  JSON.stringify([
    ...FILTERS.map((name) => filter[name]?.toString()),
    at.today,
    Math.floor(at.now / 60_000),
  ])
