import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type {
  AllocationRow,
  LeftCreditRow,
} from '#modules/payments/transformers/payment_transformer'

/** The shares of invoices in some payments, and the Skonto taken with them. */
export async function allocationsOf(
  company: CompanyReference,
  paymentIds: string[]
): Promise<AllocationRow[]> {
  if (paymentIds.length === 0) return []
  const rows: (AllocationRow & { id: string })[] = await reader()
    .from('settlements')
    .join('invoices', (join) =>
      join
        .on('invoices.company_id', 'settlements.company_id')
        .on('invoices.id', 'settlements.invoice_id')
    )
    .where('settlements.company_id', company.id)
    .whereIn('settlements.payment_id', paymentIds)
    .select(
      'settlements.id',
      'settlements.payment_id',
      'settlements.kind',
      'settlements.amount',
      'settlements.currency',
      'invoices.id as invoice_id',
      'invoices.number as invoice_number'
    )
  // Asked for in this order, SQLite would go through all settlements of the company.
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The credit that some payments have left. */
export async function creditsLeftBy(
  company: CompanyReference,
  paymentIds: string[]
): Promise<LeftCreditRow[]> {
  return await reader()
    .from('client_credits')
    .where('company_id', company.id)
    .whereIn('payment_id', paymentIds)
    .select('id', 'payment_id', 'currency', 'amount', 'remaining')
}
