import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { INVOICE_EXPORT_FIELDS, rateFields } from '#modules/imports/fields/invoice_fields'
import { type InvoiceListInput, invoicePages, momentIn } from '#modules/invoicing/public'
import type { ExportedSet } from './export_kind.js'

const MOST_RATES = `
  select max(rates) as most from (
    select count(*) as rates from invoice_taxes where company_id = ? group by invoice_id
  ) as counts`

/** The invoices of a list with the amounts of each rate; including drafts and cancellations, as their status says. */
export async function exportInvoices(
  company: CompanyScope,
  filter: InvoiceListInput
): Promise<ExportedSet> {
  const [row] = await readRows<{ most: number | null }>(MOST_RATES, [company.id])
  const rates = Array.from({ length: Math.max(1, Number(row?.most ?? 0)) }, (_, index) =>
    rateFields(index + 1)
  ).flat()
  return {
    fields: [...INVOICE_EXPORT_FIELDS, ...rates],
    records: invoicePages(company, filter, momentIn(company)),
  }
}
