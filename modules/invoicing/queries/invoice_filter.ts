import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Moment, whereNeedsAttention, whereShownAs } from '#modules/invoicing/invoice_status'
import { type FoundWords, hasWord } from '#modules/invoicing/queries/invoice_search'
import type { InvoiceListInput } from '#modules/invoicing/validators/invoice_list'

export type InvoiceFilter = Pick<
  InvoiceListInput,
  'status' | 'clientId' | 'search' | 'from' | 'to' | 'attention'
>

/** Rows of `invoices`, or of whatever is selected from them. */
export type Query<Row = unknown> = DatabaseQueryBuilderContract<Row>

/**
 * The company's invoices that a filter leaves. Every condition has an index.
 * @param found what `findWords` has made of the filter's search
 */
export function filteredInvoices<Row>(
  company: CompanyReference,
  { found, ...filter }: InvoiceFilter & { found: FoundWords },
  at: Moment
): Query<Row> {
  const query: Query<Row> = reader().from('invoices').where('invoices.company_id', company.id)
  if (filter.attention) whereNeedsAttention(query, at)
  if (filter.status?.length) whereShownAs(query, filter.status, at)
  if (filter.clientId) query.where('invoices.client_id', filter.clientId)
  if (filter.from) query.where('invoices.date_on', '>=', filter.from)
  if (filter.to) query.where('invoices.date_on', '<=', filter.to)
  if (found.ids) query.whereIn('invoices.id', found.ids)
  for (const word of found.words) query.whereExists(hasWord(word))
  return query
}

/** Names a filter for what is kept per filter; the minute is in it, since time alone makes invoices overdue. */
export const filterKey = (filter: InvoiceFilter, at: Moment) =>
  JSON.stringify([
    filter.status,
    filter.clientId,
    filter.search,
    filter.from,
    filter.to,
    filter.attention,
    at.today,
    Math.floor(at.now / 60_000),
  ])
