import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { InvoiceRow } from '#modules/invoicing/transformers/invoice_row_transformer'

interface Row {
  invoice_id: string
  total: StoredInteger
}

/** Gross of the down payments that the final invoices among some documents take off, by the id of the document. */
export async function deductedTotals(
  { id }: CompanyReference,
  invoices: readonly Pick<InvoiceRow, 'id' | 'stage'>[]
): Promise<Map<string, Minor>> {
  const finals = invoices.filter(({ stage }) => stage === 'final').map((invoice) => invoice.id)
  const totals = new Map<string, Minor>()
  if (finals.length === 0) return totals
  const rows: Row[] = await reader()
    .from('deducted_down_payments')
    .where('company_id', id)
    .whereIn('invoice_id', finals)
    .select('invoice_id', 'total')
  for (const { invoice_id, total } of rows) {
    totals.set(invoice_id, minor((totals.get(invoice_id) ?? 0n) + moneyFromRow(total)))
  }
  return totals
}
