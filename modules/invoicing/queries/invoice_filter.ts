import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Moment, whereNeedsAttention, whereShownAs } from '#modules/invoicing/invoice_status'
import type { InvoiceListInput } from '#modules/invoicing/validators/invoice_list'
import { wordsOf } from '#modules/invoicing/words_of'

export type InvoiceFilter = Pick<
  InvoiceListInput,
  'status' | 'clientId' | 'search' | 'from' | 'to' | 'attention'
>

/** Rows of `invoices`, or of whatever is selected from them. */
export type Query<Row = unknown> = DatabaseQueryBuilderContract<Row>

/** Above every character that a folded word can begin with. */
const LAST = '\u{10ffff}'

/** The company's invoices that a filter leaves. Every condition has an index. */
export function filteredInvoices<Row>(
  company: CompanyReference,
  filter: InvoiceFilter,
  at: Moment
): Query<Row> {
  const query: Query<Row> = reader().from('invoices').where('invoices.company_id', company.id)
  if (filter.attention) whereNeedsAttention(query, at)
  if (filter.status?.length) whereShownAs(query, filter.status, at)
  if (filter.clientId) query.where('invoices.client_id', filter.clientId)
  if (filter.from) query.where('invoices.date_on', '>=', filter.from)
  if (filter.to) query.where('invoices.date_on', '<=', filter.to)
  for (const word of wordsOf(filter.search ?? '')) {
    query.whereIn('invoices.id', (found) =>
      found
        .from('invoice_words')
        .where('company_id', company.id)
        .where('word', '>=', word)
        .where('word', '<', word + LAST)
        .select('invoice_id')
    )
  }
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
