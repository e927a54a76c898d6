import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { boundInteger, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TaxCategory } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/public'
import type { VatCause } from '#modules/vat/entries/vat_entry'
import type { VatRange } from './vat_summary.js'

/** An entry with the document that it is of. */
export interface VatEntryRow {
  id: string
  day_on: Day
  cause: VatCause
  currency: string
  category: TaxCategory
  rate: StoredInteger
  net: StoredInteger
  tax: StoredInteger
  document_id: string
  kind: Invoice['kind']
  stage: Invoice['stage']
  number: string
  client_name: string
}

interface Filter extends VatRange {
  category?: TaxCategory
  rate?: Decimal
  clientId?: string
  clientName?: string
  cause?: VatCause[]
  kind?: Invoice['kind']
}

/** The entries behind a figure, the oldest first. */
export function vatEntryList(
  { id }: CompanyReference,
  { basis, from, to, currency, category, rate, ...filter }: Filter
): DatabaseQueryBuilderContract<VatEntryRow> {
  const query = reader()
    .from('vat_entries')
    .join('invoices', (on) => {
      on.on('invoices.company_id', 'vat_entries.company_id').on(
        'invoices.id',
        'vat_entries.document_id'
      )
    })
    .where('vat_entries.company_id', id)
    .where('vat_entries.basis', basis)
    .whereBetween('vat_entries.day_on', [from, to])
  if (currency) query.where('vat_entries.currency', currency)
  if (category) query.where('vat_entries.category', category)
  if (rate !== undefined) query.where('vat_entries.rate', boundInteger(rate))
  if (filter.clientId) query.where('invoices.client_id', filter.clientId)
  if (filter.clientName) {
    query.whereNull('invoices.client_id').where('invoices.client_name', filter.clientName)
  }
  if (filter.cause) query.whereIn('vat_entries.cause', filter.cause)
  if (filter.kind) query.where('invoices.kind', filter.kind)
  return query
    .orderBy('vat_entries.day_on')
    .orderBy('vat_entries.id')
    .select(
      ...['vat_entries.id', 'day_on', 'cause', 'vat_entries.currency', 'category', 'rate'],
      ...['vat_entries.net', 'vat_entries.tax', 'document_id', 'kind', 'stage', 'number'],
      'client_name'
    )
}
