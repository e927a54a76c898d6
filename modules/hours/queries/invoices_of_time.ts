import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The invoices that bill some of these entries; a draft has no number. */
export async function invoicesOfTime(company: CompanyReference, entryIds: string[]) {
  const rows: { id: string; number: string | null }[] = await reader()
    .from('billed_time')
    .join('invoices', (on) =>
      on
        .on('invoices.company_id', 'billed_time.company_id')
        .andOn('invoices.id', 'billed_time.invoice_id')
    )
    .where('billed_time.company_id', company.id)
    .whereIn('billed_time.entry_id', entryIds)
    .distinct('invoices.id', 'invoices.number')
  return rows.map(({ id, number }) => ({ _id: id, number }))
}
