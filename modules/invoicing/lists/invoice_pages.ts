import { reader } from '#core/database/in_tx'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { minor, moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { deductedTotals } from '#modules/invoicing/down_payments/deducted_totals'
import type { Moment } from '#modules/invoicing/invoice_status'
import { filteredInvoices, type InvoiceFilter } from '#modules/invoicing/lists/invoice_filter'
import { findWords } from '#modules/invoicing/lists/invoice_search'
import {
  INVOICE_ROW_COLUMNS,
  type InvoiceRow,
  transformInvoiceRow,
} from '#modules/invoicing/transformers/invoice_row_transformer'

const PAGE = 500
const COLUMNS = [...INVOICE_ROW_COLUMNS, 'notes'].map((column) => `invoices.${column}`)

interface PageRow extends InvoiceRow {
  notes: string
}

interface RateRow {
  invoice_id: string
  rate: StoredInteger
  base: StoredInteger
  tax: StoredInteger
}

/** All invoices that a filter leaves, by their ids, with the number of their client and their taxes; page by page. */
export async function* invoicePages(company: CompanyReference, filter: InvoiceFilter, at: Moment) {
  const found = await findWords(company, filter.search)
  for (let after = ''; ; ) {
    const rows = await filteredInvoices<PageRow>(company, { ...filter, found }, at)
      .where('invoices.id', '>', after)
      .orderBy('invoices.id')
      .limit(PAGE)
      .select(COLUMNS)
    if (rows.length > 0) yield withParts(company, rows, at)
    if (rows.length < PAGE) return
    after = rows[rows.length - 1].id
  }
}

async function withParts(company: CompanyReference, rows: PageRow[], at: Moment) {
  const ids = rows.map(({ id }) => id)
  const taxes: RateRow[] = await reader()
    .from('invoice_taxes')
    .where('company_id', company.id)
    .whereIn('invoice_id', ids)
    .orderBy('rate', 'desc')
    .select('invoice_id', 'rate', 'base', 'tax')
  const paid: { invoice_id: string; paid_on: string }[] = await reader()
    .from('settlements')
    .where({ company_id: company.id, kind: 'payment' })
    .whereIn('invoice_id', ids)
    .groupBy('invoice_id')
    .select('invoice_id')
    .max('settled_on as paid_on')
  const clients: { id: string; number: string }[] = await reader()
    .from('clients')
    .where('company_id', company.id)
    .whereIn('id', [...new Set(rows.flatMap(({ client_id }) => client_id ?? []))])
    .select('id', 'number')
  const ratesOf = Map.groupBy(taxes, ({ invoice_id }) => invoice_id)
  const paidOn = new Map(paid.map((row) => [row.invoice_id, row.paid_on]))
  const numberOf = new Map(clients.map(({ id, number }) => [id, number]))
  const deducted = await deductedTotals(company, rows)
  return rows.map((row) => ({
    ...transformInvoiceRow(row, at, deducted.get(row.id)),
    clientName: row.client_name,
    clientNumber: row.client_id === null ? '' : (numberOf.get(row.client_id) ?? ''),
    notes: row.notes,
    paidOn: paidOn.get(row.id) ?? '',
    rates: (ratesOf.get(row.id) ?? []).map((tax) => rateOf(tax, row.currency)),
  }))
}

/** The part of an invoice taxed at one rate. */
function rateOf({ rate, base, tax }: RateRow, currency: string) {
  const [net, own] = [moneyFromRow(base), moneyFromRow(tax)]
  return {
    rate: decimalNumber(decimalFromRow(rate)),
    net: moneyNumber(net, currency),
    tax: moneyNumber(own, currency),
    gross: moneyNumber(minor(net + own), currency),
  }
}
